import * as z from 'zod';
import { RESPONSE_HOURS } from './endpoints/response.ts';
import { timestamp } from './values/scalars.ts';

/** Kinds of items that need a system admin, the most urgent first. */
export const WaitingKind = z.enum([
  'safeguarding',
  'reports',
  'messages',
  'queue',
  'appeals',
  'sent_again',
  'guardian_forms',
  'reviews',
  'claims',
  'competitions',
  'organisers',
  'proposals',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** What has to be looked at within hours that are promised. */
export const TimedKind = WaitingKind.extract([
  'messages',
  'queue',
  'appeals',
  'sent_again',
  'guardian_forms',
  'reviews',
  'claims',
  'competitions',
]);
export type TimedKind = z.infer<typeof TimedKind>;

/**
 * Within how many hours each is looked at: people read the same numbers, /admin shows the clock, and
 * administrators are notified once it runs out. Reports and cases have clocks of their own.
 */
export const WAITING_HOURS: Readonly<Record<TimedKind, number>> = {
  messages: RESPONSE_HOURS.general,
  queue: RESPONSE_HOURS.general,
  appeals: 48,
  sent_again: 48,
  guardian_forms: 48,
  reviews: 48,
  claims: 48,
  competitions: 48,
};

/** How many items of one kind are pending, and since when. */
export const WaitingFigure = z.object({
  count: z.int(),
  oldestAt: timestamp.nullable(),
  /** When the first of them has to be decided; null where no time is promised. */
  dueAt: timestamp.nullable(),
  overdue: z.int(),
});
export type WaitingFigure = z.infer<typeof WaitingFigure>;
