import { t } from './words/words.ts';

/** The apparatus. English calls organisations of gymnasts by the same word, no other language does. */
export const APPARATUS_CLUBS = t('{of, select, sport {Clubs} other {Clubs}}', { of: 'sport' });
