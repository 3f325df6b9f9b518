import * as z from 'zod';

/**
 * Where the next page of a list begins: the moment and the id of the last thing shown, so that what
 * is added or removed meanwhile neither repeats nor hides anything. To the browser it is a word.
 */
export const cursor = z
  .string()
  .regex(
    /^\d{1,16}\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'That link isn’t valid.',
  );

/** The number of a row that the database counts, as a word: where a page of such rows ended. */
export const serial = z.string().regex(/^\d{1,18}$/u, 'That link isn’t valid.');

/** The most that the database counts in a whole number. */
const COUNT_MAX = 2_147_483_647;

/** Raised by every change of something, so that nobody writes over what they have not seen. */
export const version = z.int().min(0).max(COUNT_MAX);

/** The number of a row that one list counts, as a query has it: what comes before it follows. */
export const before = z.coerce.number().int().positive().max(COUNT_MAX);
