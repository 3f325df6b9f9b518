import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import { type DemoPerson, isMinor, isTeam } from './people.ts';
import type { profileRows } from './profiles.ts';
import { ago, partOfDay } from '../moments.ts';
import { dice } from '../random.ts';

/** Adults follow the open profiles of adults; nobody follows a child. */
export function followRows(
  people: readonly DemoPerson[],
  profiles: ReturnType<typeof profileRows>,
  now: Date,
): Insertable<DB['follows']>[] {
  const roll = dice('follows');
  const open = new Set(
    profiles.filter((row) => row.feed_visibility === 'public').map(({ id }) => id),
  );
  const adults = people.filter((person) => !isMinor(person) && !isTeam(person));
  const followed = adults.filter(({ id, part }) => open.has(id) && part !== 'parent');
  return adults.flatMap((follower) =>
    roll
      .sample(
        followed.filter((other) => other !== follower),
        roll.whole(0, 6),
      )
      .map((other) => ({
        follower_id: follower.id,
        followed_id: other.id,
        created_at: ago(now, roll.whole(1, 11) + partOfDay(`${follower.id} ${other.id}`)),
      })),
  );
}
