import * as z from 'zod';
import type { ContentRow } from '../kernel/index.ts';
import * as rows from './rows.ts';

type Table = typeof rows;
type Part = keyof ContentRow;
/** Every kind of content that a report, a decision, the queue, a guardian or a picture can be about. */
export type ContentType = keyof Table;
/** The kinds that have this part. */
type With<Name extends Part> = {
  [Kind in ContentType]: Name extends keyof Table[Kind] ? Kind : never;
}[ContentType];

/** The order of filters and choices; a kind that is not named follows these. */
const ORDER: readonly ContentType[] = [
  'media',
  'post',
  'comment',
  'profile',
  'bio',
  'friend_request',
  'club',
  'club_join',
  'club_review',
  'club_event',
  'event_rsvp',
  'training_plan',
  'training_comment',
  'challenge',
  'competition',
  'competition_entry',
  'email_change',
  'correction',
  'user_type',
  'organiser',
  'guardian_form',
  'platform',
  'other',
];

const inOrder = (table: Table): Table => ({
  ...Object.fromEntries(ORDER.map((kind) => [kind, table[kind]])),
  ...table,
});

/** What can become of each kind. */
export const CONTENT = inOrder(rows);

export const contentWith = <Name extends Part>(part: Name) =>
  z.enum(
    (Object.keys(CONTENT) as ContentType[]).filter((kind) => part in CONTENT[kind]) as With<Name>[],
  );

/** One part of each kind that has it, as a table of that kind. */
export const contentPart = <Name extends Part>(
  part: Name,
): Readonly<Record<With<Name>, NonNullable<ContentRow[Name]>>> =>
  Object.fromEntries(
    Object.entries<ContentRow>(CONTENT).flatMap(([kind, row]) =>
      row[part] === undefined ? [] : [[kind, row[part]]],
    ),
  ) as Readonly<Record<With<Name>, NonNullable<ContentRow[Name]>>>;
