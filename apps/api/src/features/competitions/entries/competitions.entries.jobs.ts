import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { Job } from '#platform/retention/housekeeping';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { EntryId } from '@ribbon/domain/competitions';
import type { EntryTies } from './competitions.entries.guardian.ts';
import type { SlotAllocation } from './competitions.places.service.ts';
import { slotStore } from './competitions.places.store.ts';
import { registrationStore } from './competitions.registration.store.ts';

const CLOSING_DAYS = 3;
const DAY_MS = 86_400_000;

interface Needs {
  clock: Clock;
  domainEvents: DomainEvents;
  places: SlotAllocation;
  guardians: Pick<GuardianGate, 'withdraw'>;
  ties: Pick<EntryTies, 'turnedSixteen'>;
}

export const entryJobs = ({
  clock,
  domainEvents,
  places,
  guardians,
  ties: { turnedSixteen },
}: Needs): Job[] => [
  {
    name: 'competitions whose entries open, or close in three days',
    keepDays: 0,
    sweep: (db) =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const ends = { opening: now, closing: new Date(now.getTime() + CLOSING_DAYS * DAY_MS) };
        for (const news of ['opening', 'closing'] as const) {
          const claimed = await registrationStore.claim(tx, news, { until: ends[news], now });
          for (const competitionId of claimed) {
            await domainEvents.publish(tx, 'competition.news', {
              competitionId,
              news,
              after: null,
            });
          }
        }
      }),
  },
  {
    name: 'places at competitions of people who are gone',
    keepDays: 0,
    async sweep(db) {
      for (const categoryId of await registrationStore.withFreePlaces(db, clock())) {
        await db.transaction().execute(async (tx) => {
          const category = await slotStore.lock(tx, categoryId);
          if (category !== undefined) await places.fill(tx, category);
        });
      }
    },
  },
  {
    name: 'entries of people who are 16 by now',
    keepDays: 0,
    async sweep(db) {
      for (const older of await registrationStore.grownOlder(db, clock())) {
        await db.transaction().execute((tx) => turnedSixteen(tx, older));
      }
    },
  },
  {
    name: 'entries of minors that no guardian answered in time',
    keepDays: 0,
    async sweep(db) {
      for (const late of await registrationStore.lateQuestions(db, clock())) {
        await db.transaction().execute(async (tx) => {
          const { competitionId, userId, entryId } = late;
          await guardians.withdraw(tx, userId as UserId, { competitionId });
          await slotStore.setStatus(tx, entryId as EntryId, 'withdrawn', clock());
        });
      }
    },
  },
];
