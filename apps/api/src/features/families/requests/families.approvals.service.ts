import type { DB } from '#db/schema.generated';
import type { ReadNames } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import {
  type UserId,
  accountFaults,
  accountMessages,
  ageBandAt,
  shortName,
  isAdult,
} from '@ribbon/domain/accounts';
import {
  type Approval,
  type GuardianLink,
  type GuardianRequestView,
  NOTICE_VERSION,
  familyPolicy,
} from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import { settingsPolicy } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { consentToAccount } from '../consents/families.consents.service.ts';
import { consentStore } from '../consents/families.consents.store.ts';
import { invalidateFamily } from '../families.guardian.ts';
import { linkStore } from '../links/families.links.store.ts';
import type { ChildRecords } from './families.child-records.rules.ts';
import { childStore } from './families.children.store.ts';
import type { GuardianAnswering } from './families.answering.service.ts';

export interface ApprovalNeeds {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  answering: GuardianAnswering;
  records: () => Pick<ChildRecords, 'activate'>;
  readNames: ReadNames;
  memberships: { activateWaiting(tx: Kysely<DB>, childId: UserId): Promise<void> };
  /** Removes an account and everything of it. */
  erase(tx: Kysely<DB>, userId: UserId): Promise<unknown>;
}

export type ApprovalService = ReturnType<typeof approvalService>;

/** What happens behind the link that a guardian gets for a waiting child. */
export function approvalService(needs: ApprovalNeeds) {
  const { db, clock, domainEvents, answering, readNames, memberships, erase, records } = needs;

  return {
    async open(actor: SignedIn | undefined, link: GuardianLink): Promise<GuardianRequestView> {
      const request = await answering.open(db, link);
      const { sentTo, kind, role } = request;
      if (actor === undefined) return { state: 'signIn', sentTo };
      if (actor.email !== sentTo) return { state: 'wrongAccount', sentTo };
      if (!familyPolicy.beGuardian(actor)) return { state: 'notAdult' };
      const child = await childStore.nameplate(db, request.childId);
      const requester = await childStore.nameplate(db, request.requestedBy ?? request.childId);
      if (child === undefined || requester === undefined) throw accountFaults.linkSpent();
      return {
        state: 'ready',
        kind,
        role,
        askedBy: requester.fullName === null ? requester.username : shortName(requester.fullName),
        // A guardian who decides should know which address the account belongs to.
        child: { username: child.username, email: kind === 'approval' ? child.email : null },
        noticeVersion: NOTICE_VERSION,
      };
    },

    async approve(
      actor: SignedIn,
      { permissions, relationship, ...body }: Approval,
    ): Promise<void> {
      const at = clock();
      const ageBand = ageBandAt(body, at);
      if (isAdult(ageBand)) throw wrongYear('Anyone aged 18 or over needs to sign up themselves');
      if (body.birthYear > at.getUTCFullYear()) throw wrongYear(accountMessages.required);
      await readNames(actor, [{ field: 'fullName', text: body.fullName }]);
      await db.transaction().execute(async (tx) => {
        const request = await answering.forAddressee(tx, actor, body);
        const { childId, kind } = request;
        if (kind !== 'approval' || !(await childStore.lockWaiting(tx, childId))) {
          throw accountFaults.linkSpent();
        }
        await answering.settle(tx, request, 'approved', actor.id);
        // A guardian with beta access brings the child along.
        const isInBeta = settingsPolicy.passBetaGate(actor, true);
        await records().activate(tx, childId, { ...body, ageBand, isInBeta, at });
        await linkStore.insert(tx, {
          parentId: actor.id,
          parentEmail: request.sentTo,
          childId,
          role: 'primary',
          relationship,
          origin: 'approval',
          at,
        });
        const word = { childId, guardianId: actor.id, at };
        await consentToAccount(tx, word, { permissions, method: 'email_link' });
        await memberships.activateWaiting(tx, childId);
        await domainEvents.publish(tx, 'child.account.approved', { childId, guardianId: actor.id });
        await invalidateFamily(tx, childId);
      });
    },

    /** Needs no account: the reader of the mail may say no. */
    decline: (actor: SignedIn | undefined, link: GuardianLink): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const request = await answering.open(tx, link);
        const { childId, kind, sentTo } = request;
        const by = actor?.email === sentTo ? actor.id : null;
        if (kind !== 'approval') return answering.settle(tx, request, 'declined', by);
        if (!(await childStore.lockWaiting(tx, childId))) throw accountFaults.linkSpent();
        await consentStore.record(tx, [
          {
            childId,
            guardianId: by,
            purpose: 'account',
            action: 'refused',
            method: 'email_link',
            noticeVersion: NOTICE_VERSION,
            at: clock(),
          },
        ]);
        await invalidate(tx, `user:${childId}`, 'me');
        await erase(tx, childId);
      }),
  };
}

export const wrongYear = (message: string) =>
  commonFaults.invalidInput({ message, issues: [{ path: 'birthYear', message }] });
