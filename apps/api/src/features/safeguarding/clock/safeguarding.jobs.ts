import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Job } from '#platform/retention/housekeeping';
import { CASE_KEPT_DAYS } from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { caseHousekeepingStore } from './safeguarding.jobs.store.ts';
import type { OverdueCases } from './safeguarding.overdue.jobs.ts';

/** So many in one transaction. */
const STEP = 200;

export const safeguardingJobs = (overdue: OverdueCases): readonly Job[] => [
  // The event of each deadline comes in time; this finds what it could not tell.
  { name: 'overdue safeguarding cases', keepDays: 0, sweep: () => overdue.tell() },
  {
    name: 'closed safeguarding cases',
    keepDays: CASE_KEPT_DAYS,
    policy: 'If someone may be at risk',
    sweep: eraseClosed,
  },
];

async function eraseClosed(db: Kysely<DB>, before: Date): Promise<void> {
  let erased: number;
  do {
    erased = await db.transaction().execute(async (tx) => {
      const count = await caseHousekeepingStore.erase(tx, before, STEP);
      if (count > 0) {
        await recordAct(tx, { actorId: null, action: 'safeguarding.erased', details: { count } });
      }
      return count;
    });
  } while (erased === STEP);
}
