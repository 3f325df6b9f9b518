import { fault } from '../kernel/index.ts';
import { Refusal, moderationMessages } from './moderation.schema.ts';

export const moderationFaults = {
  /** The words were read and are not published; what to do about it is in the data. */
  flagged: fault('flagged', 422, moderationMessages.red, Refusal),
};
