import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
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
      (select comment.id::text, coalesce(author.full_name, author.username) as name, comment.content as text,
        comment.created_at as at, comment.id = ${id} as "isReported"
      from comments comment join athlete_profiles author on author.id = comment.author_id
      where comment.post_id = ${found.postId} and (${isOpened} or comment.id = ${id} or comment.approval_status = 'approved'
        and not comment.is_hidden and ${bandOf('author', clock())} = 'adult') and ${which})`;
    const { rows: lines } = await sql<Line>`
      (select post.id::text, coalesce(author.full_name, author.username) as name, post.content as text,
        post.created_at as at, false as "isReported"
      from posts post join athlete_profiles author on author.id = post.author_id where post.id = ${found.postId})
      union all ${neighbours(sql`(comment.created_at, comment.id) <= (${found.at}, ${id}::uuid)
        order by comment.created_at desc, comment.id desc limit ${LINES_EACH_WAY + 1}`)}
      union all ${neighbours(sql`(comment.created_at, comment.id) > (${found.at}, ${id}::uuid)
        order by comment.created_at, comment.id limit ${LINES_EACH_WAY}`)}
      order by at, id`.execute(db);
    const isChanged = asItWas !== null && found.content !== asItWas;
    const state = found.isHidden ? 'hidden' : isChanged ? 'changed' : 'there';
    return { title, state, lines };
  };
