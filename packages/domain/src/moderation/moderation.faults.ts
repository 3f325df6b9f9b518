import * as z from 'zod';
import { fault } from '../kernel/index.ts';
import { QueueStatus, queueMessages } from './moderation.queue.schema.ts';
import { Refusal, moderationMessages } from './moderation.schema.ts';

export const moderationFaults = {
  /** The words were read and are not published; what to do about it is in the data. */
  flagged: fault('flagged', 422, moderationMessages.red, Refusal),
  /** Refuses text for minors that would need review, where nothing can be held for review. */
  notToMinors: fault('notToMinors', 422, moderationMessages.notToMinors),
};

/** Of words that children find where nobody can hold them. */
export const moderationRefusals = [moderationFaults.flagged, moderationFaults.notToMinors] as const;

export const queueFaults = {
  own: fault('ownContent', 403, queueMessages.own),
  /** Another moderator was first, or the author has taken it back; the data says which. */
  alreadyDecided: fault(
    'queueDecided',
    409,
    queueMessages.alreadyDecided,
    z.object({
      status: QueueStatus,
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
};
