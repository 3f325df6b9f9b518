import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { csvLine } from '#platform/files/csv';
import { translated } from '#platform/language/reader';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import { type AdminReason, type Download, t } from '@ribbon/domain/kernel';
import { WAITLIST_TYPE_LABELS } from '@ribbon/domain/site';
import {
  type ChosenInLine,
  type FirstInLine,
  type InvitedAgain,
  WAITLIST_FILE_MAX,
  WAITLIST_INVITATION_DAYS,
  WAITLIST_PER_PAGE,
  WAITLIST_STATE_LABELS,
  type WaitlistFilter,
  type WaitlistId,
  type WaitlistQuery,
  waitlistFaults,
} from '@ribbon/domain/waitlist';
import type { Kysely, RawBuilder } from 'kysely';
import { waitlistStore } from './site.waitlist.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 1000;
const headings = () => [
  t('Email'),
  t('Who'),
  t('State'),
  t('Asked'),
  t('Confirmed'),
  t('Invited'),
  t('Joined'),
];

const moment = (at: Date | null): string => (at === null ? '' : new Date(at).toISOString());

export type WaitlistService = ReturnType<typeof waitlistService>;

/** The waitlist, for the admins who invite from it. */
export function waitlistService({ db, clock, domainEvents }: Needs) {
  async function* lines(filter: WaitlistFilter): AsyncGenerator<Buffer> {
    yield Buffer.from(csvLine(headings()));
    let cursor: string | undefined;
    for (let read = 0; read < WAITLIST_FILE_MAX; read += ROWS_AT_ONCE) {
      const question = { limit: ROWS_AT_ONCE + 1, now: clock() };
      const rows = await waitlistStore.page(db, { ...filter, cursor }, question);
      const { shown, next } = pageOf(rows, ROWS_AT_ONCE);
      for (const { email, userType, state, ...at } of shown) {
        const labels = [WAITLIST_TYPE_LABELS[userType], WAITLIST_STATE_LABELS[state]];
        const words = [email, ...labels.map(translated)];
        const moments = [at.createdAt, at.confirmedAt, at.invitedAt, at.joinedAt].map(moment);
        yield Buffer.from(csvLine([...words, ...moments]));
      }
      if (next === null) return;
      cursor = next;
    }
  }

  const invitationBy = (admin: Member) => {
    const at = clock();
    const expiresAt = new Date(at.getTime() + WAITLIST_INVITATION_DAYS * DAY_MS);
    return { by: admin.id, at, expiresAt };
  };

  /** Each person gets one mail, even if another administrator invites at the same moment. */
  const invite = (
    admin: Member,
    whom: RawBuilder<unknown>,
    { reason, ...details }: AdminReason & Record<string, unknown>,
  ) =>
    db.transaction().execute(async (tx) => {
      const ids = await waitlistStore.invite(tx, whom, invitationBy(admin));
      if (ids.length === 0) return { invited: 0 };
      for (const signupId of ids) await domainEvents.publish(tx, 'waitlist.invited', { signupId });
      await recordAct(tx, {
        actorId: admin.id,
        action: 'waitlist.invited',
        subjectKind: 'waitlist',
        reason,
        details: { ...details, people: ids.length },
      });
      await invalidate(tx, 'systemAdmins', 'admin-waitlist');
      return { invited: ids.length };
    });

  return {
    figures: () => waitlistStore.figures(db, clock()),

    async list(query: WaitlistQuery) {
      const question = { limit: WAITLIST_PER_PAGE + 1, now: clock() };
      const rows = await waitlistStore.page(db, query, question);
      const { shown, next } = pageOf(rows, WAITLIST_PER_PAGE);
      return { entries: shown, next };
    },

    csv: async (filter: WaitlistFilter): Promise<Download> => ({
      fileName: 'waitlist.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: lines(filter),
    }),

    inviteFirst: (admin: Member, { count, userType, reason }: FirstInLine) =>
      invite(admin, waitlistStore.first(count, userType), { reason, first: count, userType }),

    inviteChosen: (admin: Member, { ids, reason }: ChosenInLine) =>
      invite(admin, waitlistStore.chosen(ids), { reason, chosen: ids.length }),

    inviteAgain: (
      admin: Member,
      signupId: WaitlistId,
      { invitations: seen, reason }: InvitedAgain,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (reveal(await waitlistStore.refusesMail(tx, signupId))) {
          throw waitlistFaults.refusesMail();
        }
        const invitation = { ...invitationBy(admin), seen };
        if (!(await waitlistStore.inviteAgain(tx, signupId, invitation))) {
          throw waitlistFaults.changedMeanwhile();
        }
        await domainEvents.publish(tx, 'waitlist.invited', { signupId });
        await recordAct(tx, {
          actorId: admin.id,
          action: 'waitlist.invited_again',
          subjectKind: 'waitlist',
          subjectId: signupId,
          reason,
        });
        await invalidate(tx, 'systemAdmins', 'admin-waitlist');
      }),

    remove: (admin: Member, signupId: WaitlistId, reason: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        reveal(signupId, await waitlistStore.remove(tx, signupId));
        await recordAct(tx, {
          actorId: admin.id,
          action: 'waitlist.removed',
          subjectKind: 'waitlist',
          subjectId: signupId,
          reason,
        });
        await invalidate(tx, 'systemAdmins', 'admin-waitlist');
      }),
  };
}
