import type { DB } from '#db/schema.generated';
import type { Events } from '#platform/events';
import type { Chore } from '#platform/housekeeping';
import { announce } from '#platform/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { PURGE_AFTER_DAYS } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import { childStore } from './requests/children.store.ts';

const AT_ONCE = 200;

interface Needs {
  events: Events;
  erase(tx: Kysely<DB>, userId: UserId): Promise<void>;
}

/** What time does to families. */
export const familyChores = ({ events, erase }: Needs): readonly Chore[] => [
  {
    name: 'children whose guardian never answered',
    keepDays: PURGE_AFTER_DAYS,
    async sweep(db, before) {
      for (const childId of await childStore.unanswered(db, before, AT_ONCE)) {
        await db.transaction().execute(async (tx) => {
          // Somebody may be approving it this very moment.
          if (await childStore.lockWaiting(tx, childId)) await erase(tx, childId);
        });
      }
    },
  },
  {
    name: 'children who turned 13',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        for (const childId of await childStore.growUp(tx, now)) {
          await events.publish(tx, 'child.turned_thirteen', { childId });
          await announce(tx, `user:${childId}`, 'me');
        }
      }),
  },
  {
    name: 'guardians of people who came of age',
    keepDays: 0,
    sweep: (db, now) =>
      db.transaction().execute(async (tx) => {
        for (const pair of await childStore.comeOfAge(tx, now)) {
          await events.publish(tx, 'guardian.handover', pair);
          for (const id of [pair.childId, pair.guardianId]) await announce(tx, `user:${id}`, 'me');
        }
      }),
  },
];
