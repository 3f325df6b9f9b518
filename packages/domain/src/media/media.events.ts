import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';

/** Somebody of the team has looked at the picture of a person, or of a club; a post tells its own. */
export const mediaEvents = {
  'picture.reviewed': z.object({
    /** Who uploaded it. */
    userId: UserId,
    clubId: ClubId.nullable(),
    published: z.boolean(),
  }),
};
