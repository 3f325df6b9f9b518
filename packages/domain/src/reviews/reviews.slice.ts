import { slice } from '../kernel/index.ts';
import { reviewEndpoints } from './reviews.endpoints.ts';
import { reviewEvents } from './reviews.events.ts';
import { reviewKinds } from './reviews.kinds.ts';

export const reviewSlice = slice({
  endpoints: { reviews: reviewEndpoints },
  events: reviewEvents,
  kinds: reviewKinds,
});
