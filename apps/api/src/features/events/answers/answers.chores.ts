import type { Clock } from '#platform/clock';
import type { Chore } from '#platform/housekeeping';
import type { Places } from './answers.places.ts';
import { answerStore } from './answers.store.ts';

/** What an account that was erased, or a member whom a club has removed, leaves behind. */
export const eventChores = ({ places, clock }: { places: Places; clock: Clock }): Chore[] => [
  {
    name: 'places of people who are gone',
    keepDays: 0,
    async sweep(db) {
      const now = clock();
      for (const { eventId, userId } of await answerStore.strays(db, now)) {
        await db.transaction().execute((tx) => places.vacate(tx, eventId, userId, now));
      }
      for (const eventId of await answerStore.withFreePlaces(db, now)) {
        await db.transaction().execute((tx) => places.refill(tx, eventId, now));
      }
    },
  },
];
