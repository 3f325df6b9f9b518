import type { DB } from '#db/schema.generated';
import type { AccountRecords } from '#features/accounts';
import type { Clock } from '#platform/clock';
import type { Member } from '@ribbon/domain/accounts';
import type { FirstSteps } from '@ribbon/domain/start';
import type { Kysely } from 'kysely';
import { firstStepsOf, hasFirstSteps } from './start.first-steps.rules.ts';
import { firstStepStore } from './start.first-steps.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  records: Pick<AccountRecords, 'putFirstStepsAway'>;
}

export type FirstStepService = ReturnType<typeof firstStepService>;

/** What a new person can do next, with what is done ticked. */
export const firstStepService = ({ db, clock, records }: Needs) => ({
  async read(member: Member): Promise<FirstSteps> {
    if (!hasFirstSteps(member)) return null;
    const facts = await firstStepStore.facts(db, member.id, clock());
    return facts === undefined ? null : firstStepsOf(member, facts);
  },

  putAway: ({ id }: Member): Promise<void> => records.putFirstStepsAway(db, id, clock()),
});
