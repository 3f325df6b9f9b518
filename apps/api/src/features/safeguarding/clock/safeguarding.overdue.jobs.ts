import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import { asCase } from '../cases/safeguarding.scope.ts';
import { caseHousekeepingStore } from './safeguarding.jobs.store.ts';
import { CASES_TOPIC } from '../open/safeguarding.opening.service.ts';
import { caseStore } from '../safeguarding.store.ts';

/** So many in one transaction. */
const STEP = 100;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type OverdueCases = ReturnType<typeof overdueCases>;

/** Tells of cases whose clock has run out, once for each deadline. */
export const overdueCases = ({ db, clock, domainEvents }: Needs) => ({
  async tell(): Promise<void> {
    const at = clock();
    let notified: number;
    do {
      notified = await db.transaction().execute(async (tx) => {
        const cases = await caseHousekeepingStore.notifyOverdue(tx, at, STEP);
        for (const caseId of cases) {
          await caseStore.write(tx, caseId, { kind: 'overdue', by: null, at });
          await domainEvents.publish(tx, 'safeguarding.overdue', { caseId });
          await invalidateForReaders(tx, asCase(caseId), CASES_TOPIC);
        }
        return cases.length;
      });
    } while (notified === STEP);
  },
});
