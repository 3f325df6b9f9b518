import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Content } from '#platform/content/content-registry';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import { type UserId, accountFaults } from '@ribbon/domain/accounts';
import {
  GUARDIANS_PER_CHILD,
  type GuardianInvite,
  type InboxItemId,
  NOTICE_VERSION,
  type Permission,
  type PermissionChange,
  type RequestId,
  familyFaults,
  familyPolicy,
  questionOf,
} from '@ribbon/domain/families';
import { type Download, commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import type { ChildRecords } from '../requests/families.child-records.rules.ts';
import { childStore } from '../requests/families.children.store.ts';
import { invalidateFamily } from '../families.guardian.ts';
import { type FriendTies, endLink } from '../links/families.end-link.service.ts';
import type { StopPermission } from '../families.permissions.guardian.ts';
import { inboxStore } from './families.inbox.store.ts';
import type { GuardianRequests } from '../requests/families.requests.service.ts';
import { requestStore } from '../requests/families.requests.store.ts';
import { consentStore } from '../consents/families.consents.store.ts';
import { type Link, linkStore } from '../links/families.links.store.ts';
import type { Language } from '@ribbon/domain/kernel';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  requests: GuardianRequests;
  content: Pick<Content, 'guardian'>;
  /** Ends what a permission had allowed and is not done yet. */
  stop: StopPermission;
  ties: FriendTies;
  personalData: () => GuardianData;
  records: () => Pick<ChildRecords, 'setLanguage' | 'setPause'>;
}

/** What the slice that keeps people's own data does for a guardian. */
export interface GuardianData {
  exportOf(userId: UserId, reader: 'guardian'): Promise<Download>;
  scheduleDeletion(tx: Kysely<DB>, wish: { userId: UserId; requestedBy: UserId }): Promise<unknown>;
  cancelDeletion(tx: Kysely<DB>, userId: UserId): Promise<unknown>;
}

export type FamilyService = ReturnType<typeof familyService>;

/** What a guardian does for a child. */
export function familyService(needs: Needs) {
  const { db, clock, domainEvents, requests, content, stop, ties, personalData, records } = needs;
  /** A child one is not linked to does not exist. */
  const linkTo = async (tx: Kysely<DB>, actor: SignedIn, childId: UserId): Promise<Link> => {
    const link = await linkStore.find(tx, actor.id, childId, clock());
    return reveal(link, link !== undefined && familyPolicy.see(link));
  };

  async function refuseFifth(tx: Kysely<DB>, childId: UserId): Promise<void> {
    if ((await linkStore.count(tx, childId)) >= GUARDIANS_PER_CHILD) {
      throw familyFaults.tooManyGuardians();
    }
  }

  return {
    setPermission(
      actor: SignedIn,
      childId: UserId,
      permission: Permission,
      { granted, expiresAt }: PermissionChange,
    ): Promise<void> {
      const at = clock();
      if (expiresAt !== null && expiresAt <= at) {
        throw commonFaults.invalidInput({
          issues: [{ path: 'expiresAt', message: 'Please choose a date in the future' }],
        });
      }
      return db.transaction().execute(async (tx) => {
        const link = await linkTo(tx, actor, childId);
        authorize(familyPolicy.permit(link, { granted }));
        const word = { childId, guardianId: actor.id, at };
        await consentStore.setPermission(tx, { ...word, permission, granted, expiresAt });
        await consentStore.record(tx, [
          {
            ...word,
            purpose: permission,
            action: granted ? 'given' : 'withdrawn',
            method: 'family_space',
            noticeVersion: NOTICE_VERSION,
          },
        ]);
        if (!granted) await stop(tx, { childId, permission, by: actor.id });
        await invalidateFamily(tx, childId);
      });
    },

    setPause: (actor: SignedIn, childId: UserId, paused: boolean): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const may = paused ? familyPolicy.pause : familyPolicy.unpause;
        authorize(may(await linkTo(tx, actor, childId)));
        await records().setPause(tx, { childId, guardianId: actor.id, paused, at: clock() });
        await invalidateFamily(tx, childId);
      }),

    setLanguage: (actor: SignedIn, childId: UserId, language: Language): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.setLanguage(await linkTo(tx, actor, childId)));
        await records().setLanguage(tx, childId, language);
        await invalidateFamily(tx, childId);
      }),

    decide: (actor: SignedIn, itemId: InboxItemId, approved: boolean): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const item = reveal(await inboxStore.find(tx, itemId));
        const link = await linkTo(tx, actor, item.childId);
        authorize(familyPolicy.answer(link, questionOf(item.kind), approved));
        const decision = { approved, by: actor.id, at: clock() };
        if (!(await inboxStore.settle(tx, itemId, decision))) throw familyFaults.alreadyDecided();
        const subject = { id: item.subjectId, childId: item.childId, by: actor.id };
        await content.guardian(item.kind).decide(tx, subject, approved);
        await domainEvents.publish(tx, 'family.decision.made', { itemId });
        await invalidateFamily(tx, item.childId);
      }),

    inviteGuardian: (
      actor: SignedIn,
      childId: UserId,
      { email, role }: GuardianInvite,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.inviteGuardian(await linkTo(tx, actor, childId)));
        await refuseFifth(tx, childId);
        await requests.ask(tx, {
          childId,
          kind: 'co_guardian',
          role,
          sentTo: email,
          requestedBy: actor.id,
        });
        await invalidateFamily(tx, childId);
      }),

    withdrawInvite: (actor: SignedIn, requestId: RequestId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const request = await requestStore.byId(tx, requestId);
        const invite = reveal(request, request?.requestedBy === actor.id);
        // A waiting child corrects the address instead; its request cannot just go.
        authorize(invite.kind !== 'approval');
        await requestStore.settle(tx, requestId, { outcome: 'replaced', by: null, at: clock() });
        await invalidateFamily(tx, invite.childId);
      }),

    removeGuardian: (actor: SignedIn, childId: UserId, guardianId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await linkStore.lockOf(tx, childId);
        const own = await linkTo(tx, actor, childId);
        const target = reveal(await linkStore.find(tx, guardianId, childId, clock()));
        const isSelf = guardianId === actor.id;
        authorize(familyPolicy.removeGuardian(own, { isSelf, role: target.role }));
        // An account that cannot be used can still be left.
        authorize(isSelf || actor.status === 'active');
        await endLink(tx, { clock, domainEvents, ties }, target, isSelf ? 'left' : 'removed');
        await invalidateFamily(tx, childId);
      }),

    /** The main guardian names another one; a guardian who names themselves takes the role over. */
    handOver: (actor: SignedIn, childId: UserId, guardianId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        // Two who reach for the role at once come one after the other.
        await linkStore.lockOf(tx, childId);
        const own = await linkTo(tx, actor, childId);
        const target = reveal(await linkStore.find(tx, guardianId, childId, clock()));
        const main = reveal(await linkStore.mainOf(tx, childId, clock()));
        const isSelf = guardianId === actor.id;
        authorize(isSelf ? familyPolicy.takeOver(own, main) : familyPolicy.handOver(own, target));
        // In this order: a child never has two main guardians.
        await linkStore.setRole(tx, main, 'full');
        await linkStore.setRole(tx, target, 'primary');
        await domainEvents.publish(tx, 'guardian.promoted', { childId, guardianId });
        if (isSelf) {
          const replaced = { childId, guardianId, formerId: main.parentId };
          await domainEvents.publish(tx, 'guardian.replaced', replaced);
        }
        await invalidateFamily(tx, childId);
      }),

    async downloadChild(actor: SignedIn, childId: UserId): Promise<Download> {
      authorize(familyPolicy.download(await linkTo(db, actor, childId)));
      return personalData().exportOf(childId, 'guardian');
    },

    eraseChild: (actor: SignedIn, childId: UserId, confirmation: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.erase(await linkTo(tx, actor, childId)));
        const { username } = reveal(await childStore.nameplate(tx, childId));
        if (confirmation !== username) {
          const { message } = accountFaults.confirmationWrong;
          throw accountFaults.confirmationWrong({ issues: [{ path: 'confirmation', message }] });
        }
        await personalData().scheduleDeletion(tx, { userId: childId, requestedBy: actor.id });
        await invalidateFamily(tx, childId);
      }),

    keepChild: (actor: SignedIn, childId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        authorize(familyPolicy.erase(await linkTo(tx, actor, childId)));
        await personalData().cancelDeletion(tx, childId);
        await invalidateFamily(tx, childId);
      }),
  };
}
