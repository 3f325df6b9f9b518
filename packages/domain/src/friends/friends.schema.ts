import * as z from 'zod';
import { UserId, Username } from '../accounts/index.ts';
import { timestamp } from '../kernel/index.ts';

export const BLOCKED_SHOWN = 200;

/** Somebody one has blocked, by the name that everybody may know. */
export const BlockedPerson = z.object({
  id: UserId,
  username: z.string(),
  blockedAt: timestamp,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const NewBlock = z.object({ username: Username });
export type NewBlock = z.infer<typeof NewBlock>;
