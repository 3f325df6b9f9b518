import { slice } from '../kernel/index.ts';
import { reviewEndpoints } from './reviews.endpoints.ts';
import { reviewEvents } from './reviews.events.ts';

export const reviewSlice = slice({
  endpoints: { reviews: reviewEndpoints },
  events: reviewEvents,
});
