import type { World } from '#testing/world';
import { sql } from 'kysely';
import type { Pick } from './shapes.ts';

const MOST = 200;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const NOTHING = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';

/** What earlier calls and the database know, so that later calls reach what there is. */
export function createHarvest(world: World) {
  const pools = new Map<string, string[]>();
  const put = (pool: string, value: string): void => {
    const known = pools.get(pool) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > MOST) known.shift();
    pools.set(pool, known);
  };
  const from = (pool: string, nth: number): string | undefined => {
    const known = pools.get(pool);
    return known?.[nth % known.length];
  };

  function reap(value: unknown, key: string, depth = 0): void {
    if (typeof value === 'string') {
      if (UUID.test(value)) put(key === 'id' ? 'anyId' : key, value);
      if (['next', 'newest', 'cursor'].includes(key)) put('cursor', value);
      return;
    }
    if (typeof value !== 'object' || value === null || depth > 6) return;
    for (const [inside, part] of Object.entries(value).slice(0, 30))
      reap(part, Array.isArray(value) ? key : inside, depth + 1);
  }

  return {
    reap: (answer: unknown): void => reap(answer, 'anyId'),

    /** Ids of every kind of row, of all people, and the links that were mailed. */
    async read(): Promise<void> {
      const { rows } = await sql<{ table: string }>`
        select table_name as "table" from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(
        world.db,
      );
      const parts = rows.map(
        ({ table }) => sql`(select ${sql.lit(table)} as "table", id::text from ${sql.table(table)}
          order by ctid desc limit 12)`,
      );
      const all = await sql<{
        table: string;
        id: string;
      }>`${sql.join(parts, sql` union all `)}`.execute(world.db);
      for (const { table, id } of all.rows) for (const name of namesOf(table)) put(name, id);
      const mails = await world.db
        .selectFrom('dev_mails')
        .select('text')
        .orderBy('id', 'desc')
        .limit(40)
        .execute();
      for (const { text } of mails)
        for (const [, token = ''] of text.matchAll(/token=([\w.%-]+)/gu)) put('token', token);
    },

    /** What stands for a pick now; one of ten names nothing that there is. */
    choose({ $pick, of, nth }: Pick): string {
      if ($pick !== 'id') return from($pick, nth) ?? 'nothing';
      if (nth % 10 === 0) return NOTHING;
      return from(of, nth) ?? from('anyId', nth) ?? NOTHING;
    },
  };
}

/** A row of `club_events` is what a parameter calls `clubEventId` or `eventId`. */
function namesOf(table: string): string[] {
  const words = table
    .replace(/ies$/u, 'y')
    .replace(/s$/u, '')
    .replace('athlete_profile', 'user')
    .split('_');
  const all = words.map((_, nth) => {
    const [first = '', ...rest] = words.slice(nth);
    return `${first}${rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}Id`;
  });
  return table === 'athlete_profiles'
    ? [...all, 'childId', 'gymnastId', 'memberId', 'personId', 'friendId']
    : all;
}
