import * as z from 'zod';
import { spokenCode, timestamp } from '../../kernel/index.ts';
import { Password, Username } from '../accounts.schema.ts';

/** How long a printed card can be used. */
export const CODE_CARD_DAYS = 30;

export const codeCardMessages = {
  code: 'The code on your card is four words, such as swift-otter-merry-comet',
} as const;

/** What a guardian prints, shown once: only a hash of the code is kept. */
export const CodeCard = z.object({
  username: z.string(),
  code: z.string(),
  expiresAt: timestamp,
});
export type CodeCard = z.infer<typeof CodeCard>;

/** A child signs in with the card, once, and chooses the password that counts from then on. */
export const CodeCardSignIn = z.object({
  username: Username,
  code: spokenCode(codeCardMessages.code),
  password: Password,
});
export type CodeCardSignIn = z.infer<typeof CodeCardSignIn>;
