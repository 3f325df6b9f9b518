import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  DECLINE_PAUSE_DAYS,
  type FriendOrigin,
  type FriendshipStatus,
  type FriendState,
  friendPolicy,
} from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import {
  type Facts,
  type FactsColumn,
  type FriendshipFactsRow,
  factStore,
  factsIn,
} from './friends.facts.store.ts';
import type { Friendship } from './friends.pairs.store.ts';

const PAUSE_MS = DECLINE_PAUSE_DAYS * 86_400_000;

export type FriendshipStatuses = ReturnType<typeof friendshipStatuses>;

/** The relation of a member to others, for every slice that shows people. */
export const friendshipStatuses = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  /** For many people at once; visitors, and ids that do not exist, have none. */
  async of(
    actor: Member | undefined,
    ids: readonly UserId[],
  ): Promise<ReadonlyMap<UserId, FriendshipStatus>> {
    if (actor === undefined) return new Map();
    const now = clock();
    const facts = await factStore.of(db, actor, ids, now);
    return new Map(
      [...facts.values()]
        .filter(({ id }) => id !== actor.id)
        .map((each) => [each.id, friendshipStatusOf(actor, each, now)]),
    );
  },
});

/** The member's relation to a person whose row has the column of `factsOf`; none to themself. */
export function statusIn(
  actor: Member | undefined,
  row: Omit<FriendshipFactsRow, 'facts'> & { facts: FactsColumn | null },
  now: Date,
): FriendshipStatus | null {
  const { facts } = row;
  if (actor === undefined || facts === null || row.id === actor.id) return null;
  return friendshipStatusOf(actor, factsIn({ ...row, facts }, now), now);
}

export function friendshipStatusOf(actor: Member, facts: Facts, now: Date): FriendshipStatus {
  const { friendship } = facts;
  const state = stateOf(actor.id, friendship);
  return {
    state,
    waitsForGuardian: state === 'sent' && friendship?.requesterGuardian === 'waiting',
    mayAsk: state === 'none' && originFor(actor, facts, { hasCode: false, now }) !== undefined,
  };
}

/**
 * The state as this person may know it: for the addressee, a request that waits for a guardian does
 * not exist.
 */
export function stateOf(ownId: UserId, friendship: Friendship | undefined): FriendState {
  if (friendship === undefined || friendship.status === 'rejected') return 'none';
  if (friendship.status === 'accepted') return 'friends';
  if (friendship.requesterId === ownId) return 'sent';
  return isOpen(friendship) ? 'received' : 'none';
}

/** No guardian has a say in it any more. */
export const isOpen = ({ requesterGuardian, addresseeGuardian }: Friendship): boolean =>
  requesterGuardian !== 'waiting' && addresseeGuardian !== 'waiting';

/** Why this person may be asked, or undefined. */
export function originFor(
  actor: Member,
  { isThere, mayHaveFriends, relation, friendship, ageBand }: Facts,
  { hasCode, now }: { hasCode: boolean; now: Date },
): FriendOrigin | undefined {
  if (!friendPolicy.invite(actor) || !isThere || !mayHaveFriends) return undefined;
  const origin = friendPolicy.origin(actor, { ageBand }, { ...relation, hasCode });
  const wasDeclined =
    friendship?.status === 'rejected' &&
    friendship.requesterId === actor.id &&
    now.getTime() - (friendship.respondedAt?.getTime() ?? 0) < PAUSE_MS;
  if (!wasDeclined) return origin;
  const byGuardian = friendship.addresseeGuardian === 'declined';
  return friendPolicy.asksOnceMore({ origin, byGuardian, noes: friendship.noes })
    ? origin
    : undefined;
}
