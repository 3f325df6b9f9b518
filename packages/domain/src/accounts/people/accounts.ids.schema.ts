import * as z from 'zod';
import { id } from '../../kernel/index.ts';

export const UserId = id<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const ClubId = id<'ClubId'>();
export type ClubId = z.infer<typeof ClubId>;

/** A club as notifications name it. */
export const ClubRef = z.object({ clubId: ClubId, club: z.string() });
