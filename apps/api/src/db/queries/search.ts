import { type RawBuilder, sql } from 'kysely';

/**
 * A pattern that finds what was typed anywhere in what `searchable` makes of a name, in either
 * alphabet; accents do not count, and signs mean only themselves.
 */
export const likeWords = (search: string): RawBuilder<string> =>
  sql<string>`search_pattern(${search})`;

/** The same for an address of email, whose letters are taken as they are. */
export const likeAddress = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
