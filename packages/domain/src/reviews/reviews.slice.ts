import { slice } from '../kernel/index.ts';
import { coachRatingEndpoints } from './reviews.coaches.endpoints.ts';
import { reviewEndpoints } from './reviews.endpoints.ts';
import { reviewEvents } from './reviews.events.ts';
import { reviewKinds } from './reviews.kinds.ts';

export const reviewSlice = slice({
  endpoints: { reviews: reviewEndpoints, coachRatings: coachRatingEndpoints },
  events: reviewEvents,
  kinds: reviewKinds,
});
