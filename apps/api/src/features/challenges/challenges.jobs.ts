import type { Clock } from '#platform/clock';
import type { Job } from '#platform/retention/housekeeping';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { addDays } from '@ribbon/domain/calendar';
import { today } from './read/challenges.visible.sql.ts';
import { writingStore } from './write/challenges.write.store.ts';

const DAYS_LEFT = 3;
const CLUB_GONE = 'The club is no longer here.';

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
}

export const challengeJobs = ({ clock, domainEvents }: Needs): Job[] => [
  {
    name: 'challenges that end in three days',
    keepDays: 0,
    sweep: (db) =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const ending = await writingStore.claimEnding(tx, addDays(today(now), DAYS_LEFT), now);
        for (const challengeId of ending) {
          const event = { challengeId, change: 'ending', after: null } as const;
          await domainEvents.publish(tx, 'challenge.changed', event);
        }
      }),
  },
  {
    // A day is left to bring the club back.
    name: 'challenges of clubs that were deleted',
    keepDays: 1,
    policy: null,
    async sweep(db, before) {
      const now = clock();
      for (const challengeId of await writingStore.withoutClub(db, before, today(now))) {
        await db.transaction().execute(async (tx) => {
          await writingStore.cancel(tx, challengeId, CLUB_GONE, now);
          const event = { challengeId, change: 'cancelled', after: null } as const;
          await domainEvents.publish(tx, 'challenge.changed', event);
        });
      }
    },
  },
];
