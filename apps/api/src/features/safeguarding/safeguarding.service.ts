import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { PendingWorkCounter } from '#platform/slice';
import type { Member } from '@ribbon/domain/accounts';
import {
  CASE_ENTRIES_PER_PAGE,
  CASE_OPENING_MINUTES,
  type CaseFilter,
  type CaseId,
  type SafeguardingCase,
  casePolicy,
  caseReason,
} from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { caseListStore } from './cases/safeguarding.list.store.ts';
import { caseReadingStore } from './cases/safeguarding.read.store.ts';
import { type Entry, caseStore } from './safeguarding.store.ts';
import { talkStore } from './talk/safeguarding.talk.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

export type CaseService = ReturnType<typeof caseService>;

/** Cases as system admins read them. */
export const caseService = ({ db, clock }: Needs) => ({
  list: (admin: Member, filter: CaseFilter) => caseListStore.page(db, admin.id, filter, clock()),
  counts: (admin: Member) => caseListStore.counts(db, admin.id, clock()),

  /** Even their number is only for admins who may read them. */
  waiting: (async (admin) =>
    casePolicy.enter(admin)
      ? caseListStore.waiting(db, admin.id, clock())
      : null) satisfies PendingWorkCounter,

  /** Records the opening of a case, in the case and in the audit log, before anything is shown. */
  open: (admin: Member, id: CaseId): Promise<SafeguardingCase> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      // Locked, so that a page that asks twice at once has opened it once.
      reveal(await caseStore.lock(tx, id, admin.id));
      const found = reveal(await caseReadingStore.find(tx, id, admin.id, at));
      const since = new Date(at.getTime() - CASE_OPENING_MINUTES * 60_000);
      if (!(await caseStore.hasViewed(tx, id, admin.id, since))) {
        await caseStore.write(tx, id, { kind: 'viewed', by: admin.id, at });
        await recordCaseAct(tx, admin, id, { kind: 'viewed' });
      }
      return found;
    }),

  async timeline(admin: Member, id: CaseId, before: number | undefined) {
    reveal(await caseReadingStore.find(db, id, admin.id, clock()));
    const rows = await caseReadingStore.entries(db, id, before);
    const entries = rows.slice(0, CASE_ENTRIES_PER_PAGE);
    const last = entries.at(-1);
    return { entries, next: rows.length > entries.length && last ? String(last.id) : null };
  },

  async talk(admin: Member, id: CaseId, before: number | undefined) {
    reveal(await caseReadingStore.find(db, id, admin.id, clock()));
    return talkStore.ofCase(db, id, before);
  },

  async colleagues(admin: Member, id: CaseId) {
    reveal(await caseReadingStore.find(db, id, admin.id, clock()));
    return caseReadingStore.colleagues(db, id, admin.id);
  },
});

/** By number alone: what was written about a case stays in the case, which is not kept for ever. */
export const recordCaseAct = (
  tx: Kysely<DB>,
  admin: Member,
  id: CaseId,
  { kind, note, referral, outcome }: Omit<Entry, 'by' | 'at'>,
  details?: object,
): Promise<void> =>
  recordAct(tx, {
    actorId: admin.id,
    action: `safeguarding.${kind}`,
    subjectKind: 'safeguarding_case',
    subjectId: id,
    reason: caseReason(id.slice(0, 8).toUpperCase(), {
      hasWords: Boolean(note) || referral !== undefined,
      outcome,
    }),
    details,
  });
