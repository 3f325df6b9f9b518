import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import type { SearchProvider, StartPageProvider } from '#platform/slice';
import { type Kysely, sql } from 'kysely';

interface Named {
  id: string;
  title: string;
  progress: number;
}

/** How many of them the start page names. */
const SHOWN = 2;
const LINK = '/training?tab=goals';

/** Goals that somebody has set. */
export const findGoals =
  ({ db }: { db: Kysely<DB> }): SearchProvider =>
  async ({ id: userId }, { text, limit }) => {
    const { rows } = await sql<Named>`
      select id, title, progress from training_goals
      where user_id = ${userId} and searchable(title) like ${likeWords(text)}
      order by status = 'completed', created_at desc limit ${limit}`.execute(db);
    return rows.map(({ id, title, progress }) => ({
      kind: 'goal',
      id,
      title,
      note: `${progress}%`,
      link: LINK,
      art: null,
      imageId: null,
    }));
  };

/** What somebody works for now, the nearest day first. */
export const goalLines =
  ({ db }: { db: Kysely<DB> }): StartPageProvider =>
  async ({ id: userId }) => {
    const { rows } = await sql<Named>`
      select id, title, progress from training_goals
      where user_id = ${userId} and status = 'active'
      order by target_date nulls last, created_at desc limit ${SHOWN}`.execute(db);
    return rows.map(({ title, progress }) => ({
      kind: 'goal',
      count: null,
      title,
      note: `${progress}%`,
      at: null,
      link: LINK,
    }));
  };
