import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility';
import type { Clock } from '#platform/clock';
import type { Surroundings } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';

/** Enough to understand what a thing was about. */
const LINES_EACH_WAY = 5;

type Line = Surroundings['lines'][number];

interface Row {
  isHidden: boolean;
  content: string;
  name: string;
  at: Date;
}

const stateOf = (row: Row | undefined, asItWas: string | null): Surroundings['state'] => {
  if (row === undefined) return 'gone';
  if (row.isHidden) return 'hidden';
  return asItWas !== null && row.content !== asItWas ? 'changed' : 'there';
};

/** A post with the first words below it, as moderators read what was reported. */
export const postSurroundings =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  async (id: string, asItWas: string | null, isOpened: boolean): Promise<Surroundings> => {
    const { rows } = await sql<Row>`
      select p.is_hidden as "isHidden", p.content, coalesce(a.full_name, a.username) as name,
        p.created_at as at
      from posts p join athlete_profiles a on a.id = p.author_id where p.id = ${id}`.execute(db);
    const [post] = rows;
    const { rows: below } = await sql<Line>`
      select k.id, coalesce(a.full_name, a.username) as name, k.content as text, k.created_at as at,
        false as "isReported"
      from comments k join athlete_profiles a on a.id = k.author_id
      where k.post_id = ${id} and (${isOpened} or k.approval_status = 'approved'
        and not k.is_hidden and ${bandOf('a', clock())} = 'adult') order by k.created_at, k.id limit ${LINES_EACH_WAY}`.execute(
      db,
    );
    const own = post
      ? [{ id, name: post.name, text: post.content, at: post.at, isReported: true }]
      : [];
    return {
      title: 'The post and its comments',
      state: stateOf(post, asItWas),
      lines: [...own, ...below],
    };
  };
