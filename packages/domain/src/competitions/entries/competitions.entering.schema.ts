import * as z from 'zod';
import { ClubId, UserId } from '../../accounts/index.ts';
import { CategoryId } from './competitions.entries.schema.ts';
import { t } from '../../kernel/index.ts';

export const ENTER_AT_ONCE = 50;
export const CHOOSE_WHO = 'Please choose who’s entering';
const TOO_MANY = t('Up to {enterAtOnce} at a time', { enterAtOnce: ENTER_AT_ONCE });

/** Marks every item whose key has come before. */
const once =
  <Item>(keyOf: (item: Item) => string, message: string) =>
  (items: readonly Item[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [nth, item] of items.entries()) {
      if (seen.has(keyOf(item))) context.addIssue({ code: 'custom', path: [nth], message });
      seen.add(keyOf(item));
    }
  };

/** One person, and the club that enters them, by somebody who coaches there or runs it. */
export const NewEntry = z.object({ userId: UserId, clubId: ClubId.nullable() });
export type NewEntry = z.output<typeof NewEntry>;

/** Everyone together: all are entered, or nobody is. */
export const NewEntries = z.object({
  categoryId: CategoryId,
  entries: z
    .array(NewEntry)
    .min(1, CHOOSE_WHO)
    .max(ENTER_AT_ONCE, TOO_MANY)
    .superRefine(
      once(({ userId }) => userId, 'Each person enters a category once. Please choose one club.'),
    ),
  /** The clubs state that they hold a parent's written consent where nobody is linked. */
  holdsConsent: z.boolean().default(false),
});
export type NewEntries = z.output<typeof NewEntries>;

export const NewGroups = z.object({
  categoryId: CategoryId,
  clubIds: z
    .array(ClubId)
    .min(1, CHOOSE_WHO)
    .max(ENTER_AT_ONCE, TOO_MANY)
    .superRefine(once((clubId) => clubId, 'Each club enters a category once.')),
});
export type NewGroups = z.output<typeof NewGroups>;

/** A person the reader may enter. For gymnasts of a club it includes neither ages nor guardians. */
export const Entrant = z.object({
  id: UserId,
  name: z.string(),
  as: z.enum(['self', 'child', 'gymnast']),
  /** The reader's clubs that may enter them; a gymnast has one at least. */
  clubIds: z.array(ClubId),
  /** The categories of their age; all of them for a club's gymnasts. */
  categoryIds: z.array(CategoryId),
  /** The categories in which they have a place, or wait for one. */
  enteredIn: z.array(CategoryId),
});
export type Entrant = z.infer<typeof Entrant>;

export const Entrants = z.object({
  people: z.array(Entrant),
  /** Clubs whose groups the reader may enter. */
  clubs: z.array(z.object({ id: ClubId, name: z.string(), enteredIn: z.array(CategoryId) })),
});
export type Entrants = z.infer<typeof Entrants>;
