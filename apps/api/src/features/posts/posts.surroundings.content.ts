import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { Clock } from '#platform/clock';
import type { Surroundings } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';
import { quotedText } from './posts.words.sql.ts';

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
      select post.is_hidden as "isHidden", ${quotedText} as content, coalesce(author.full_name, author.username) as name,
        post.created_at as at
      from posts post join athlete_profiles author on author.id = post.author_id where post.id = ${id}`.execute(
      db,
    );
    const [post] = rows;
    const { rows: below } = await sql<Line>`
      select comment.id, coalesce(author.full_name, author.username) as name, comment.content as text, comment.created_at as at,
        false as "isReported"
      from comments comment join athlete_profiles author on author.id = comment.author_id
      where comment.post_id = ${id} and (${isOpened} or comment.approval_status = 'approved'
        and not comment.is_hidden and ${bandOf('author', clock())} = 'adult') order by comment.created_at, comment.id limit ${LINES_EACH_WAY}`.execute(
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
