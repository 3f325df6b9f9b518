import { type RawBuilder, sql } from 'kysely';

/** What was typed, as words that mean only themselves to `like`; accents do not count. */
export const likeWords = (search: string): RawBuilder<string> =>
  sql<string>`'%' || searchable(${search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}) || '%'`;
