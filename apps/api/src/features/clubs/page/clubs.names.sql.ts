import { likeWords } from '#db/queries/search';
import { type RawBuilder, sql } from 'kysely';

/** Whether a club's name, town or address holds the words. */
export const nameOrTownHolds = (search: string): RawBuilder<boolean> =>
  sql<boolean>`search_text like ${likeWords(search)}`;
