import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import type { Clock } from '#platform/clock';
import type { Surroundings } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';

/** Enough to understand what a thing was about. */
const LINES_EACH_WAY = 5;

type Line = Surroundings['lines'][number];

interface Row {
  postId: string;
  isHidden: boolean;
  content: string;
  at: Date;
}

/** A comment between those before and after it, below its post, as moderators read it. */
export const commentSurroundings =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  async (id: string, asItWas: string | null, isOpened: boolean): Promise<Surroundings> => {
    const title = 'The comment in context';
    const { rows } = await sql<Row>`
      select post_id as "postId", is_hidden as "isHidden", content, created_at as at
      from comments where id = ${id}`.execute(db);
    const [found] = rows;
    if (found === undefined) return { title, state: 'gone', lines: [] };
    const neighbours = (which: ReturnType<typeof sql>) => sql`
      (select k.id::text, coalesce(a.full_name, a.username) as name, k.content as text,
        k.created_at as at, k.id = ${id} as "isReported"
      from comments k join athlete_profiles a on a.id = k.author_id
      where k.post_id = ${found.postId} and (${isOpened} or k.id = ${id} or k.approval_status = 'approved'
        and not k.is_hidden and ${bandOf('a', clock())} = 'adult') and ${which})`;
    const { rows: lines } = await sql<Line>`
      (select p.id::text, coalesce(a.full_name, a.username) as name, p.content as text,
        p.created_at as at, false as "isReported"
      from posts p join athlete_profiles a on a.id = p.author_id where p.id = ${found.postId})
      union all ${neighbours(sql`(k.created_at, k.id) <= (${found.at}, ${id}::uuid)
        order by k.created_at desc, k.id desc limit ${LINES_EACH_WAY + 1}`)}
      union all ${neighbours(sql`(k.created_at, k.id) > (${found.at}, ${id}::uuid)
        order by k.created_at, k.id limit ${LINES_EACH_WAY}`)}
      order by at, id`.execute(db);
    const isChanged = asItWas !== null && found.content !== asItWas;
    const state = found.isHidden ? 'hidden' : isChanged ? 'changed' : 'there';
    return { title, state, lines };
  };
