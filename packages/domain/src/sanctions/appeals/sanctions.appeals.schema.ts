import * as z from 'zod';
import { id, prose, timestamp, cursor, version } from '../../kernel/index.ts';
import { SanctionedPerson } from '../sanctions.hidden.schema.ts';
import { PastSanction, WORDS_MAX, sanctionMessages } from '../sanctions.schema.ts';

export const APPEALS_PAGE = 25;

export const AppealId = id<'AppealId'>();
export type AppealId = z.infer<typeof AppealId>;

export const AppealStatus = z.enum(['waiting', 'upheld', 'overturned']);
export type AppealStatus = z.infer<typeof AppealStatus>;
export const APPEAL_STATUS_LABELS: Readonly<Record<AppealStatus, string>> = {
  waiting: 'Waiting',
  upheld: 'Decision stands',
  overturned: 'Decision reversed',
};

export const AppealOutcome = AppealStatus.exclude(['waiting']);
export type AppealOutcome = z.infer<typeof AppealOutcome>;

export const AppealFilter = z.object({
  status: AppealStatus.default('waiting'),
  cursor: cursor.optional(),
});
export type AppealFilter = z.output<typeof AppealFilter>;

export const AppealDecision = z.object({
  outcome: AppealOutcome,
  words: prose(WORDS_MAX, {
    required: sanctionMessages.wordsRequired,
    tooLong: sanctionMessages.wordsTooLong,
  }),
  version,
});
export type AppealDecision = z.infer<typeof AppealDecision>;

/** Somebody asks to look again at what was decided. */
export const Appeal = z.object({
  id: AppealId,
  version,
  status: AppealStatus,
  words: z.string(),
  createdAt: timestamp,
  person: SanctionedPerson,
  /** Written by a guardian for a child. */
  byGuardian: z.boolean(),
  sanction: PastSanction,
  /** Whether the reader may decide: another moderator does, where there is one. */
  mayDecide: z.boolean(),
  decision: z
    .object({
      by: z.string().nullable(),
      at: timestamp,
      words: z.string(),
      /** The first moderator decided, because there was no other. */
      bySameModerator: z.boolean(),
    })
    .nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

/** True counts. */
export const AppealCounts = z.object({
  waiting: z.int(),
  oldestAt: timestamp.nullable(),
  /** Hidden content that its authors have changed and sent again. */
  sentAgain: z.int(),
});
export type AppealCounts = z.infer<typeof AppealCounts>;

export const appealMessages = {
  sent: 'Thank you. Someone else will read your appeal, and we’ll tell you what they decide.',
  sendFailed: 'Failed to send your appeal. Please try again.',
  decided: { upheld: 'The decision stands.', overturned: 'The decision has been reversed.' },
  decisionFailed: 'Failed to save the decision. Please try again.',
} as const;
