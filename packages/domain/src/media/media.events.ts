import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';

/** The team has reviewed the picture of a person or of a club; posts have their own event. */
export const mediaEvents = {
  'picture.reviewed': z.object({
    /** Who uploaded it. */
    userId: UserId,
    clubId: ClubId.nullable(),
    published: z.boolean(),
  }),
};
