import * as z from 'zod';
import { before, prose, timestamp, t } from '../../kernel/index.ts';

export const TALK_MAX = 2000;
export const TALK_PER_PAGE = 50;

/** One thing that our team or the child wrote; nobody can change it. */
export const TalkMessage = z.object({
  id: z.int(),
  from: z.enum(['team', 'child']),
  words: z.string(),
  at: timestamp,
});
export type TalkMessage = z.infer<typeof TalkMessage>;

/** A page of a talk, newest first. */
export const TalkPage = z.object({
  messages: z.array(TalkMessage),
  next: z.string().nullable(),
});
export type TalkPage = z.infer<typeof TalkPage>;

export const TalkBefore = z.object({ before: before.optional() });

export const talkMessages = {
  wordsRequired: 'Please write something',
  wordsTooLong: t('Please keep this to {talkMax} characters or fewer', { talkMax: TALK_MAX }),
  nobodyYet: 'There’s no talk with our team yet. Use “Tell someone” to start one.',
  noChild:
    'There’s nobody to reply to: the account has been deleted, or we don’t know whose it is.',
  answered: 'Your answer has been sent.',
  sent: 'Sent. Thank you for telling us.',
} as const;

/** What one of the two writes to the other. */
export const TalkWords = z.object({
  words: prose(TALK_MAX, {
    required: talkMessages.wordsRequired,
    tooLong: talkMessages.wordsTooLong,
  }),
});
export type TalkWords = z.infer<typeof TalkWords>;
