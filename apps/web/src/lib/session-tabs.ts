import { UserId } from '@ribbon/domain/accounts';
import * as z from 'zod';

/** What one tab tells the others about the session they share. */
export const TabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alive'), personId: UserId, endsAt: z.number() }),
  z.object({ kind: z.literal('signedIn'), personId: UserId }),
  z.object({ kind: z.literal('signedOut') }),
  z.object({ kind: z.literal('expired'), personId: UserId }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

export const sessionChannel = (): BroadcastChannel => new BroadcastChannel('ribbon-session');
