import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { QueueItemId } from './moderation.queue.schema.ts';

/** By id only. */
export const moderationEvents = {
  /** An item needs review by a moderator. */
  'moderation.queued': z.object({ itemId: QueueItemId }),
  /** Minors may find from now on what somebody, or a club, wrote before. Read in rounds, the newest first. */
  'words.opened': z.object({
    authorId: UserId.nullable(),
    clubId: ClubId.nullable(),
    round: z.int(),
  }),
};
