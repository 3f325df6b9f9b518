import * as z from 'zod';
import { SanctionId, UserId } from '../accounts/index.ts';
import { contentPart, contentWith } from '../content/index.ts';
import { prose, timestamp, version } from '../kernel/index.ts';

/** How long somebody can be limited. */
export const LIMIT_DAYS = [1, 7, 30] as const;
export const SUSPENSION_DAYS_MAX = 365;
export const WORDS_MAX = 2000;
export const INTERNAL_NOTE_MAX = 2000;
export const UNDO_REASON_MAX = 500;
/** How many of a person's decisions are shown, the newest first. */
export const DECISIONS_SHOWN = 100;

/** What a moderator decides about somebody or about what they made; each can be undone. */
export const SanctionKind = z.enum(['hidden', 'removed', 'warning', 'limit', 'suspension']);
export type SanctionKind = z.infer<typeof SanctionKind>;
export const SANCTION_LABELS: Readonly<Record<SanctionKind, string>> = {
  hidden: 'Hide content',
  removed: 'Remove content',
  warning: 'Warning',
  limit: 'Limit',
  suspension: 'Suspension',
};

/** The reasons of a report, and one that only moderators can choose. */
export const SanctionReason = z.enum([
  'spam',
  'harassment',
  'inappropriate',
  'violence',
  'hate_speech',
  'fake_profile',
  'child_safety',
  'other',
]);
export type SanctionReason = z.infer<typeof SanctionReason>;
export const SANCTION_REASON_LABELS: Readonly<Record<SanctionReason, string>> = {
  spam: 'Spam',
  harassment: 'Unkind or harassing',
  inappropriate: 'Not suitable here',
  violence: 'Violence or threats',
  hate_speech: 'Hate speech',
  fake_profile: 'Pretending to be someone else',
  child_safety: 'Keeping children safe',
  other: 'Against our rules',
};

/** Content that moderators can act on. */
export const SanctionedType = contentWith('sanctioned');
export type SanctionedType = z.infer<typeof SanctionedType>;
export const SANCTIONED_LABELS = Object.fromEntries(
  SanctionedType.options.map((type) => [type, contentPart('label')[type]]),
) as Readonly<Record<SanctionedType, string>>;
export const SanctionedContent = z.object({ type: SanctionedType, id: z.uuid() });
export type SanctionedContent = z.infer<typeof SanctionedContent>;

/** The kinds that are about content, and the types that each of them fits; no other kind needs any. */
const typesFor = (kind: SanctionKind): readonly SanctionedType[] =>
  SanctionedType.options.filter((type) => {
    const kinds: readonly SanctionKind[] = contentPart('sanctioned')[type];
    return kinds.includes(kind);
  });

const fits = (kind: SanctionKind, type: SanctionedType | undefined): boolean => {
  const types = typesFor(kind);
  return types.length === 0 || (type !== undefined && types.includes(type));
};

/** The kinds that a moderator can choose about this. */
export const kindsFor = (type: SanctionedType | undefined): SanctionKind[] =>
  SanctionKind.options.filter((kind) => fits(kind, type));

export const sanctionMessages = {
  wordsRequired: 'Please write what the person needs to know',
  wordsTooLong: 'Messages can be up to 2,000 characters',
  noteTooLong: 'Notes can be up to 2,000 characters',
  daysNeeded: 'Please choose how long',
  contentNeeded: 'Please say which content this is about',
  undoReasonRequired: 'Please give a reason',
  undoReasonTooLong: 'Reasons can be up to 500 characters',
  softSentence: 'Your grown-up will talk to you about something that happened here.',
  profileCannotBeHidden:
    'You can’t hide a profile’s text or picture. Send a warning asking them to change it.',
  applied: 'Done. We’ve told them.',
  applyFailed: 'Failed to save the decision. Please try again.',
  undone: 'Reversed. We’ve told them.',
  undoFailed: 'Failed to undo the decision. Please try again.',
  kept: 'It stays hidden. We’ve told the author.',
} as const;

/** What the person reads. */
export const DecisionWords = prose(WORDS_MAX, {
  required: sanctionMessages.wordsRequired,
  tooLong: sanctionMessages.wordsTooLong,
});

/** A decision without its person and content: the part of the form that other forms reuse. */
export const Consequence = z
  .object({
    kind: SanctionKind,
    reason: SanctionReason,
    /** For a limit one of `LIMIT_DAYS`; for a suspension null means until it is lifted. */
    days: z.int().min(1).max(SUSPENSION_DAYS_MAX).nullable().default(null),
    words: DecisionWords,
    internalNote: prose(INTERNAL_NOTE_MAX, { tooLong: sanctionMessages.noteTooLong }).default(''),
  })
  .refine(
    ({ kind, days }) =>
      kind !== 'limit' || LIMIT_DAYS.includes(days as (typeof LIMIT_DAYS)[number]),
    { path: ['days'], message: sanctionMessages.daysNeeded },
  );
export type Consequence = z.output<typeof Consequence>;

export const NewSanction = Consequence.safeExtend({
  personId: UserId,
  content: SanctionedContent.nullable().default(null),
}).refine(({ kind, content }) => fits(kind, content?.type), {
  path: ['content'],
  message: sanctionMessages.contentNeeded,
});
export type NewSanction = z.output<typeof NewSanction>;

export const Undo = z.object({
  reason: prose(UNDO_REASON_MAX, {
    required: sanctionMessages.undoReasonRequired,
    tooLong: sanctionMessages.undoReasonTooLong,
  }),
  /** A decision counts for what was read, not for what it has become since. */
  version,
});
export type Undo = z.infer<typeof Undo>;

export const KeepHidden = z.object({ words: DecisionWords, version });
export type KeepHidden = z.infer<typeof KeepHidden>;

/** The content a decision was about, with its current text; null when it is deleted. */
export const DecidedContent = SanctionedContent.extend({ text: z.string().nullable() });
export type DecidedContent = z.infer<typeof DecidedContent>;

/** What was decided about somebody before, for a moderator. */
export const PastSanction = z.object({
  id: SanctionId,
  version,
  kind: SanctionKind,
  reason: SanctionReason,
  words: z.string(),
  internalNote: z.string().nullable(),
  content: DecidedContent.nullable(),
  createdAt: timestamp,
  untilAt: timestamp.nullable(),
  issuedBy: z.string().nullable(),
  undone: z
    .object({ at: timestamp, by: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
});
export type PastSanction = z.infer<typeof PastSanction>;
