import * as z from 'zod';
import { PersonCard } from '../accounts/index.ts';
import { Rating } from './reviews.schema.ts';

/** How long a club has called somebody its member before they rate its coaches. */
export const RATER_DAYS = 30;
/** From so many ratings on a mean is shown. */
export const RATINGS_SHOWN_FROM = 5;
/**
 * The shown mean stands still until so many people have rated, changed or taken back a rating since: a
 * difference of two means is then never one person's stars.
 */
export const RATINGS_STEP = 5;
/** So many coaches of a club are listed. */
export const COACHES_SHOWN = 50;

/** Stars, and no words. */
export const CoachRating = z.object({ stars: Rating });
export type CoachRating = z.infer<typeof CoachRating>;

/** A confirmed coach of a club, as a reader of its page sees them. */
export const RatedCoach = z.object({
  coach: PersonCard,
  /** Null until enough people have rated. */
  figure: z.object({ mean: z.number(), ratings: z.int() }).nullable(),
  /** The reader's own stars. */
  own: Rating.nullable(),
  mayRate: z.boolean(),
});
export type RatedCoach = z.infer<typeof RatedCoach>;

export const coachRatingMessages = {
  tooFew: 'Ratings show from five on',
  saved: 'Thank you. Your rating counts, and nobody sees that it’s yours.',
  takenBack: 'We’ve removed your rating.',
  saveFailed: 'Failed to save your rating. Please try again.',
  removeFailed: 'Failed to take your rating back. Please try again.',
  explanation:
    'Nobody sees who rated: not the coach, not the club. The average changes only once several people have rated.',
} as const;
