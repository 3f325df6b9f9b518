import type { DB } from '#db/schema.generated';
import { isSystemAdmin } from '#db/people/system-admins';
import type { AccountRecords, Corrections, Credentials } from '#features/accounts';
import type { GuardianRequests } from '#features/families';
import type { ReadNames } from '#features/moderation';
import type { ProposedActs, Proposing } from '#features/proposals';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import {
  AGE_BAND_LABELS,
  Correction,
  type Member,
  type UserId,
  ageBandAt,
  correctionPolicy,
} from '@ribbon/domain/accounts';
import {
  type AccountChange,
  type AdminCorrection,
  type BadgeChange,
  type BetaChange,
  type ConfirmationResend,
  adminAccountFaults as faults,
  adminAccountPolicy,
} from '@ribbon/domain/admin-accounts';
import { type ActOutcome, DONE } from '@ribbon/domain/proposals';
import { sanctionFaults } from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { type Subject, subjectStore } from './admin-accounts.store.ts';
import { t } from '@ribbon/domain/kernel';

export interface ActNeeds {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  records: Pick<AccountRecords, 'setBadge' | 'setBetaAccess'>;
  corrections: Pick<Corrections, 'byAdmin' | 'checkByAdmin'>;
  credentials: Pick<Credentials, 'endSessions'>;
  requests: Pick<GuardianRequests, 'askAgain'>;
  readNames: ReadNames;
  proposals: Pick<Proposing, 'propose'>;
  deletions: {
    scheduleDeletion(
      tx: Kysely<DB>,
      wish: { userId: UserId; requestedBy: UserId; byAdmin: boolean },
    ): Promise<void>;
    cancelDeletion(tx: Kysely<DB>, userId: UserId, as: { asAdmin: boolean }): Promise<void>;
    isByAdmin(tx: Kysely<DB>, userId: UserId): Promise<boolean | undefined>;
  };
  isOpen(childId: UserId, adminId: UserId): Promise<boolean>;
}

/** An administrator's act: what the audit log records, and which account change it publishes. */
interface Act {
  action: string;
  reason: string;
  details?: object;
  change?: AccountChange;
}

/** Loads and locks a person this administrator may act on. */
export async function subjectOf(
  tx: Kysely<DB>,
  admin: Member,
  userId: UserId,
  now: Date,
): Promise<Subject> {
  const person = reveal(await subjectStore.lock(tx, userId, admin.id, now));
  if (adminAccountPolicy.isOwn(admin, person)) throw sanctionFaults.own();
  return person;
}

/** Records an act and announces it to the person, in the transaction of the act. */
export async function conclude(
  tx: Kysely<DB>,
  { domainEvents }: { domainEvents: DomainEvents },
  by: UserId,
  userId: UserId,
  { action, reason, details, change }: Act,
): Promise<void> {
  await recordAct(tx, {
    actorId: by,
    action,
    subjectKind: 'user',
    subjectId: userId,
    reason,
    details,
  });
  if (change) await domainEvents.publish(tx, 'account.changed', { userId, change });
  await invalidate(tx, 'systemAdmins', 'admin-accounts');
  await invalidate(tx, `user:${userId}`, 'me');
}

type CorrectingNeeds = Pick<ActNeeds, 'corrections' | 'domainEvents'>;

async function correctNow(
  tx: Kysely<DB>,
  needs: CorrectingNeeds,
  { userId, by, reason }: { userId: UserId; by: UserId; reason: string },
  correction: Correction,
): Promise<ActOutcome> {
  const isDone = (await needs.corrections.byAdmin(tx, userId, correction)) === 'done';
  await conclude(tx, needs, by, userId, {
    action: isDone ? 'account.corrected' : 'account.correction_proposed',
    reason,
    ...(isDone && { change: 'corrected' }),
  });
  return isDone ? DONE : { outcome: 'guardian', until: null };
}

/** A correction across 13 or 18, as two system admins make it; a child's guardian still decides after them. */
export const correctionActs = (needs: CorrectingNeeds): Pick<ProposedActs, 'corrected'> => ({
  async corrected(tx, act) {
    await correctNow(tx, needs, act, Correction.parse(act.details));
  },
});

export type AccountActs = ReturnType<typeof accountActs>;

/** The acts of administrators on an account, each with a reason. */
export function accountActs(needs: ActNeeds) {
  const { db, clock, domainEvents, records, corrections, credentials } = needs;
  const { proposals, requests, deletions } = needs;

  /** Runs one act in one transaction. */
  const act = (
    admin: Member,
    userId: UserId,
    does: (tx: Kysely<DB>, person: Subject, at: Date) => Promise<Act>,
  ): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const person = await subjectOf(tx, admin, userId, at);
      await conclude(tx, needs, admin.id, userId, await does(tx, person, at));
    });

  return {
    setBadge: (admin: Member, userId: UserId, { verified, reason }: BadgeChange) =>
      act(admin, userId, async (tx, person, at) => {
        if (person.isVerified === verified) throw faults.unchanged();
        if (verified && person.status !== 'active') throw faults.notVerifiable();
        await records.setBadge(tx, userId, verified, at);
        await invalidate(tx, `user:${userId}`, 'people');
        return verified
          ? { action: 'account.verified', reason, change: 'verified' }
          : { action: 'account.badge_taken', reason, change: 'badge_taken' };
      }),

    setBeta: (admin: Member, userId: UserId, { granted, reason }: BetaChange) =>
      act(admin, userId, async (tx, person, at) => {
        if (person.hasBetaAccess === granted) throw faults.unchanged();
        await records.setBetaAccess(tx, userId, granted, at);
        return granted
          ? { action: 'account.beta_given', reason, change: 'beta_given' }
          : { action: 'account.beta_taken', reason, change: 'beta_taken' };
      }),

    signOut: (admin: Member, userId: UserId, reason: string) =>
      act(admin, userId, async (tx) => {
        await credentials.endSessions(tx, userId);
        return { action: 'account.signed_out', reason, change: 'signed_out' };
      }),

    askGuardian: (admin: Member, userId: UserId, reason: string) =>
      act(admin, userId, async (tx) => {
        if (!(await requests.askAgain(tx, userId))) throw faults.nothingAsked();
        return { action: 'account.guardian_asked', reason };
      }),

    /** Whether anybody waits there is known to the mail alone. */
    resendConfirmation: (admin: Member, { email, reason }: ConfirmationResend): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await recordAct(tx, { actorId: admin.id, action: 'account.confirmation_resent', reason });
        await domainEvents.publish(tx, 'user.verification.requested', { email });
      }),

    async correct(
      admin: Member,
      userId: UserId,
      { reason, ...correction }: AdminCorrection,
    ): Promise<ActOutcome> {
      await needs.readNames(admin, [{ field: 'fullName', text: correction.fullName }]);
      const isOpen = await needs.isOpen(userId, admin.id);
      return db.transaction().execute(async (tx) => {
        const person = await subjectOf(tx, admin, userId, clock());
        if (adminAccountPolicy.needsReason(person) && !isOpen) throw faults.reasonFirst();
        const to = ageBandAt(correction, clock());
        if (!correctionPolicy.crosses(person.ageBand, to)) {
          return correctNow(tx, needs, { userId, by: admin.id, reason }, correction);
        }
        await corrections.checkByAdmin(tx, userId, correction);
        return proposals.propose(tx, admin, {
          kind: 'corrected',
          userId,
          reason,
          details: correction,
          detail: t('From {ageBand} to {to}', {
            ageBand: AGE_BAND_LABELS[person.ageBand],
            to: AGE_BAND_LABELS[to],
          }),
        });
      });
    },

    scheduleDeletion: (admin: Member, userId: UserId, reason: string) =>
      act(admin, userId, async (tx, person) => {
        if (person.status === 'deleting') throw faults.unchanged();
        if (await isSystemAdmin(tx, userId)) throw faults.adminFirst();
        const wish = { userId, requestedBy: admin.id, byAdmin: true };
        await deletions.scheduleDeletion(tx, wish);
        return { action: 'account.deletion_scheduled', reason };
      }),

    undoDeletion: (admin: Member, userId: UserId, reason: string) =>
      act(admin, userId, async (tx) => {
        const byAdmin = await deletions.isByAdmin(tx, userId);
        if (byAdmin === undefined) throw faults.unchanged();
        if (!byAdmin) throw faults.ownWish();
        await deletions.cancelDeletion(tx, userId, { asAdmin: true });
        return { action: 'account.deletion_undone', reason, change: 'kept' };
      }),
  };
}
