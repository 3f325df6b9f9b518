import * as z from 'zod';
import { SanctionId, UserId } from '../../accounts/index.ts';
import { prose, timestamp } from '../../kernel/index.ts';
import { AppealStatus } from './sanctions.appeals.schema.ts';
import { DecidedContent, SanctionKind, SanctionReason } from '../sanctions.schema.ts';

export const APPEAL_MAX = 2000;
export const APPEAL_DAYS = 20;

export const NewAppeal = z.object({
  words: prose(APPEAL_MAX, {
    required: 'Please tell us why you disagree',
    tooLong: 'Appeals can be up to 2,000 characters',
  }),
});
export type NewAppeal = z.infer<typeof NewAppeal>;

export const OwnAppeal = z.object({
  words: z.string(),
  status: AppealStatus,
  createdAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** What the moderator wrote who decided. */
  outcome: z.string().nullable(),
});
export type OwnAppeal = z.infer<typeof OwnAppeal>;

/** A decision about the reader, or about their child. */
export const OwnDecision = z.object({
  id: SanctionId,
  /** The child it is about, if it is the reader's. */
  child: z.object({ id: UserId, name: z.string() }).nullable(),
  /**
   * open: everything is there to read. unopened: a guardian has to open it first. soft: a child under
   * 13 learns that a grown-up will talk about it, and nothing else.
   */
  view: z.enum(['open', 'unopened', 'soft']),
  kind: SanctionKind.nullable(),
  reason: SanctionReason.nullable(),
  words: z.string().nullable(),
  content: DecidedContent.nullable(),
  createdAt: timestamp,
  untilAt: timestamp.nullable(),
  undoneAt: timestamp.nullable(),
  /** When hidden content was changed and sent again. */
  sentAgainAt: timestamp.nullable(),
  appeal: OwnAppeal.nullable(),
  appealUntil: timestamp,
  mayAppeal: z.boolean(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;
