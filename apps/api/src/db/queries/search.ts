import { type RawBuilder, sql } from 'kysely';

/** What was typed, as words that mean only themselves to `like`. */
export const plainWords = (search: string): string =>
  search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);

/** A pattern that finds these plain words anywhere; accents do not count. */
export const likePlain = (words: string): RawBuilder<string> =>
  sql<string>`'%' || searchable(${words}) || '%'`;

export const likeWords = (search: string): RawBuilder<string> => likePlain(plainWords(search));
