import * as z from 'zod';
import { timestamp } from './scalars.ts';

/** What can wait for a system admin, the most urgent first. */
export const WaitingKind = z.enum([
  'safeguarding',
  'reports',
  'messages',
  'queue',
  'appeals',
  'sent_again',
  'reviews',
  'claims',
  'competitions',
  'organisers',
  'proposals',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** How much of one kind waits, and for how long. */
export const WaitingFigure = z.object({
  count: z.int(),
  oldestAt: timestamp.nullable(),
  /** When the first of them has to be decided; null where no time is promised. */
  dueAt: timestamp.nullable(),
  overdue: z.int(),
});
export type WaitingFigure = z.infer<typeof WaitingFigure>;
