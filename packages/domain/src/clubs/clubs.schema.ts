import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';

/** How many clubs a choice list shows before the reader has to type more. */
export const CLUB_CHOICES = 20;

/** A club as a line to choose from. */
export const ClubChoice = z.object({
  id: ClubId,
  name: z.string(),
  city: z.string(),
  country: z.string(),
});
export type ClubChoice = z.infer<typeof ClubChoice>;
