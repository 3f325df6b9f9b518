import * as z from 'zod';
import { QueueItemId } from './moderation.queue.schema.ts';
import { SafeguardingReportId } from './moderation.schema.ts';

/** By id only. */
export const moderationEvents = {
  /** Something waits for a moderator to look at it. */
  'moderation.queued': z.object({ itemId: QueueItemId }),
  /** A worry about a child was opened: the people who can act hear of it. */
  'safeguarding.opened': z.object({ reportId: SafeguardingReportId }),
};
