import * as z from 'zod';
import { QueueItemId } from './moderation.queue.schema.ts';

/** By id only. */
export const moderationEvents = {
  /** Something waits for a moderator to look at it. */
  'moderation.queued': z.object({ itemId: QueueItemId }),
};
