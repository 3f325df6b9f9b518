import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import { invalidateFor } from '#platform/realtime/realtime';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { familyFaults } from '@ribbon/domain/families';
import {
  type FriendOrigin,
  type FriendshipStatus,
  type FriendshipId,
  friendFaults,
  friendPolicy,
} from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import { type Facts, factStore } from './friends.facts.store.ts';
import { type Friendship, pairStore } from './friends.pairs.store.ts';
import { isOpen, originFor, stateOf } from './friends.status.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  guardians: GuardianGate;
}

export type RequestService = ReturnType<typeof requestService>;

/** Refreshes every screen that shows the two, without saying what has changed. */
export async function invalidateForBoth(tx: Kysely<DB>, pair: readonly UserId[]): Promise<void> {
  for (const topic of ['friends', 'people', 'notifications'] as const)
    await invalidateFor(tx, pair, topic);
}

/** How two people become friends, and stop being it. */
export function requestService({ db, clock, domainEvents, guardians }: Needs) {
  /** Questions to guardians about a request that is about to go. */
  async function dropQuestions(tx: Kysely<DB>, friendship: Friendship): Promise<void> {
    const { id: friendshipId, requesterId, addresseeId } = friendship;
    if (friendship.status !== 'pending') return;
    if (friendship.requesterGuardian === 'waiting') {
      await guardians.withdraw(tx, requesterId, { friendshipId });
    } else if (friendship.addresseeGuardian === 'waiting') {
      await guardians.withdraw(tx, addresseeId, { friendshipId });
    }
  }

  /** The addressee may see it now, or the addressee's guardian is asked first. */
  async function deliver(tx: Kysely<DB>, friendship: Friendship): Promise<void> {
    const { id: friendshipId, addresseeId } = friendship;
    if (friendship.addresseeGuardian === 'waiting') {
      await guardians.ask(tx, addresseeId, { friendshipId });
    } else await domainEvents.publish(tx, 'friendship.requested', { friendshipId });
  }

  /** Refuses a request for reasons other than who the two people are. */
  function refuse(actor: Member, facts: Facts | undefined): asserts facts is Facts {
    if (facts === undefined || !facts.isThere) throw friendFaults.cannotAsk();
    const state = stateOf(actor.id, facts.friendship);
    if (state === 'friends') throw friendFaults.alreadyFriends();
    if (state !== 'none') throw friendFaults.alreadySent();
  }

  async function ask(
    tx: Kysely<DB>,
    actor: Member,
    userId: UserId,
    { hasCode }: { hasCode: boolean },
  ): Promise<FriendshipStatus> {
    if (userId === actor.id) throw friendFaults.toOneself();
    await pairStore.lock(tx, actor.id, userId);
    const at = clock();
    const facts = (await factStore.of(tx, actor, [userId], at)).get(userId);
    refuse(actor, facts);
    const origin = originFor(actor, facts, { hasCode, now: at });
    if (origin === undefined) throw friendFaults.cannotAsk();
    const asks = friendPolicy.needsGuardian(actor, origin);
    if (asks && !(await guardians.permits(tx, actor.id, 'add_friends'))) {
      throw familyFaults.guardianSaysNo();
    }
    // A request that was declined, or waits unseen from the other side, gives way to this one.
    if (facts.friendship) {
      await dropQuestions(tx, facts.friendship);
      await pairStore.remove(tx, facts.friendship.id);
    }
    const asked = {
      requesterId: actor.id,
      addresseeId: userId,
      requesterGuardian: asks ? ('waiting' as const) : ('not_needed' as const),
      addresseeGuardian: friendPolicy.needsGuardian(facts, origin)
        ? ('waiting' as const)
        : ('not_needed' as const),
      origin,
      // A request in the other direction counts separately.
      noes: facts.friendship?.requesterId === actor.id ? facts.friendship.noes : 0,
    };
    const id = await pairStore.insert(tx, { ...asked, at });
    if (asks) await guardians.ask(tx, actor.id, { friendshipId: id });
    else await deliver(tx, { ...asked, id, status: 'pending', respondedAt: null });
    await invalidateForBoth(tx, [actor.id, userId]);
    return { state: 'sent', waitsForGuardian: asks, mayAsk: false };
  }

  /** Refreshes the list of a child's friends for its guardians. */
  async function notifyGuardians(tx: Kysely<DB>, pair: readonly UserId[]): Promise<void> {
    for (const id of pair) await guardians.invalidate(tx, id);
  }

  /** The request that this person can answer; any other one does not exist for them. */
  async function received(tx: Kysely<DB>, actor: Member, userId: UserId): Promise<Friendship> {
    await pairStore.lock(tx, actor.id, userId);
    const friendship = await pairStore.find(tx, actor.id, userId);
    return reveal(friendship, stateOf(actor.id, friendship) === 'received');
  }

  /** Whether the guardians of both still allow friends, where they have a say. */
  async function isStillAllowed(
    tx: Kysely<DB>,
    actor: Member,
    other: Facts,
    origin: FriendOrigin,
  ): Promise<boolean> {
    if (friendPolicy.needsGuardian(other, origin) && !other.mayHaveFriends) return false;
    return (
      !friendPolicy.needsGuardian(actor, origin) ||
      (await guardians.permits(tx, actor.id, 'add_friends'))
    );
  }

  /**
   * A request declined before counts as declined again: withdrawing it is no way to ask for ever.
   */
  async function drop(tx: Kysely<DB>, { id, status, noes }: Friendship): Promise<void> {
    if (status === 'pending' && noes > 0) await pairStore.respond(tx, id, 'rejected', clock());
    else await pairStore.remove(tx, id);
  }

  return {
    ask,
    dropQuestions,

    /** A guardian has switched friends off: what the child sent is taken back, what it got is declined. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      for (const { id, requesterId, addresseeId } of await pairStore.pendingOf(tx, childId)) {
        if (requesterId === childId) await pairStore.remove(tx, id);
        else await pairStore.respond(tx, id, 'rejected', clock());
        await invalidateForBoth(tx, [requesterId, addresseeId]);
      }
    },

    request: (actor: Member, userId: UserId): Promise<FriendshipStatus> =>
      db.transaction().execute((tx) => ask(tx, actor, userId, { hasCode: false })),

    /**
     * Checks both people again: since the request one may have come of age or left the club, and a
     * guardian may have taken the permission back.
     */
    accept: (actor: Member, userId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const friendship = await received(tx, actor, userId);
        const facts = reveal((await factStore.of(tx, actor, [userId], clock())).get(userId));
        const relation = { ...facts.relation, hasCode: friendship.origin === 'friend_code' };
        reveal(facts, facts.isThere);
        const origin = friendPolicy.origin(facts, actor, relation);
        if (origin === undefined || !(await isStillAllowed(tx, actor, facts, origin))) {
          throw friendFaults.cannotAccept();
        }
        await pairStore.respond(tx, friendship.id, 'accepted', clock());
        await domainEvents.publish(tx, 'friendship.accepted', { friendshipId: friendship.id });
        await invalidateForBoth(tx, [actor.id, userId]);
        await notifyGuardians(tx, [actor.id, userId]);
      }),

    decline: (actor: Member, userId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const friendship = await received(tx, actor, userId);
        await pairStore.respond(tx, friendship.id, 'rejected', clock());
        await invalidateForBoth(tx, [actor.id, userId]);
      }),

    /**
     * Ends a friendship or withdraws the actor's own request; a request to the actor is declined
     * instead.
     */
    remove: (actor: Member, userId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await pairStore.lock(tx, actor.id, userId);
        const friendship = await pairStore.find(tx, actor.id, userId);
        const state = stateOf(actor.id, friendship);
        const found = reveal(friendship, state === 'friends' || state === 'sent');
        await dropQuestions(tx, found);
        await drop(tx, found);
        await invalidateForBoth(tx, [actor.id, userId]);
        await notifyGuardians(tx, [actor.id, userId]);
      }),

    /** By the request's own id: a person asked by code is not known by any other. */
    takeBack: (actor: Member, friendshipId: FriendshipId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const found = await pairStore.byId(tx, friendshipId);
        const isOwn = found?.requesterId === actor.id && found.status === 'pending';
        const { requesterId, addresseeId } = reveal(found, isOwn);
        await pairStore.lock(tx, requesterId, addresseeId);
        const request = reveal(await pairStore.byId(tx, friendshipId));
        reveal(request, request.status === 'pending');
        await dropQuestions(tx, request);
        await drop(tx, request);
        await invalidateForBoth(tx, [requesterId, addresseeId]);
      }),

    /** The guardian's word. A yes opens the child's side; the other side has its own say. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId }: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      const friendship = await pairStore.byId(tx, id);
      if (friendship?.status !== 'pending') return;
      const side = friendship.requesterId === childId ? 'requester' : 'addressee';
      const word = approved ? 'approved' : 'declined';
      await pairStore.setGuardian(tx, friendship.id, side, word);
      if (approved) {
        const next = { ...friendship, [`${side}Guardian`]: word };
        if (side === 'requester' || isOpen(next)) await deliver(tx, next);
      } else await pairStore.respond(tx, friendship.id, 'rejected', clock());
      await invalidateForBoth(tx, [friendship.requesterId, friendship.addresseeId]);
    },
  };
}
