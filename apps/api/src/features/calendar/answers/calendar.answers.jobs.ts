import type { Clock } from '#platform/clock';
import type { Job } from '#platform/retention/housekeeping';
import type { Guardians } from './calendar.answers.service.ts';
import type { CapacityAllocation } from './calendar.capacity.service.ts';
import { answerStore } from './calendar.answers.store.ts';

interface Needs {
  allocation: CapacityAllocation;
  guardians: Pick<Guardians, 'withdraw'>;
  clock: Clock;
}

/** Cleans up after erased accounts and after members removed by a club. */
export const calendarJobs = ({ allocation, guardians, clock }: Needs): Job[] => [
  {
    name: 'places of people who are gone',
    keepDays: 0,
    async sweep(db) {
      const now = clock();
      for (const { eventId, userId } of await answerStore.strays(db, now)) {
        await db.transaction().execute((tx) => allocation.vacate(tx, eventId, userId, now));
      }
      for (const eventId of await answerStore.withFreePlaces(db, now)) {
        await db.transaction().execute((tx) => allocation.refill(tx, eventId, now));
      }
    },
  },
  {
    name: 'wishes of children that nobody answered in time',
    keepDays: 0,
    async sweep(db) {
      const now = clock();
      for (const { eventId, userId } of await answerStore.lateWishes(db, now)) {
        await db.transaction().execute(async (tx) => {
          await guardians.withdraw(tx, userId, { eventId });
          await answerStore.put(tx, { eventId, userId, status: 'declined', by: userId, at: now });
        });
      }
    },
  },
];
