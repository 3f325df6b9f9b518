import * as z from 'zod';
import { id, prose, timestamp, t } from '../kernel/index.ts';

/** A minor's refused words are kept for review this long, an adult's a little longer. */
export const MINORS_DRAFT_DAYS = 30;
export const ADULTS_DRAFT_DAYS = 90;
export const REMOTE_TIMEOUT_SECONDS = 15;

export const DisclosureId = id<'DisclosureId'>();
export type DisclosureId = z.infer<typeof DisclosureId>;

export const Severity = z.enum(['red', 'orange', 'green']);
export type Severity = z.infer<typeof Severity>;

/** The refusal shown to an author. It never scolds: `disclosure` shows help instead. */
export const Refusal = z.object({
  severity: Severity,
  category: z.string(),
  message: z.string(),
  /** In a child's words. */
  details: z.array(z.string()),
  /** Kinder words to use instead. */
  suggestions: z.array(z.string()),
  /** What to highlight, in the text that was sent. */
  spans: z.array(z.object({ start: z.int(), end: z.int() })),
  usedFallback: z.boolean(),
  /** Whether helplines are shown beside it. */
  help: z.boolean(),
  /** Somebody may be hurt: asked whether they want to talk. */
  disclosureId: DisclosureId.nullable(),
});
export type Refusal = z.infer<typeof Refusal>;

export const TELL_MAX = 500;
/** A request to talk to a person. The text may be empty. */
export const TellSomeone = z.object({
  words: prose(TELL_MAX, {
    tooLong: t('Please keep this to {max} characters or fewer', { max: TELL_MAX }),
  }),
});
export type TellSomeone = z.infer<typeof TellSomeone>;

export const moderationMessages = {
  red: 'This content could hurt someone in our gymnastics family',
  orange: "Let's think about how this might make others feel",
  green: 'Content looks great for our gymnastics community!',
  notToMinors:
    'People under 18 read this. Please leave out contact details, meeting up, presents, pictures and comments on looks.',
  disclosure: 'Thank you for telling us. You did the right thing.',
} as const;

/** What the settings page shows of the moderation service. */
export const ModerationStatus = z.object({
  provider: z.enum(['local', 'remote']),
  /** The host of the remote service; never its key. */
  remoteHost: z.string().nullable(),
  checkedToday: z.int(),
  refusedToday: z.int(),
  /** How often the remote service failed today and the local rules stood in. */
  fallbacksToday: z.int(),
  lastFallbackAt: timestamp.nullable(),
});
export type ModerationStatus = z.infer<typeof ModerationStatus>;

export const moderationTestMessages = {
  works: 'Text is checked on this server, and the check is working. Nothing is sent anywhere else.',
  remoteWorks: 'Text is checked on this server. The remote service is responding too.',
  failed: (reason: string) => t('Test failed: {reason}', { reason }),
} as const;
