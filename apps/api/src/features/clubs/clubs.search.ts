import { sql } from 'kysely';

/** Whether a club's name, town or address holds the words, without accents; signs of LIKE are plain signs. */
export const nameOrTownHolds = (search: string) => {
  const words = search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`);
  return sql<boolean>`search_text like '%' || searchable(${words}) || '%'`;
};
