import { handle } from '#platform/http/route';
import { coachRatingEndpoints as endpoints } from '@ribbon/domain/reviews';
import type { CoachRatings } from './reviews.coaches.service.ts';

export const coachRatingRoutes = (ratings: CoachRatings) => [
  handle(endpoints.ofClub, ({ actor, params }) => ratings.ofClub(actor, params.clubId)),
  handle(endpoints.rate, ({ actor, params, body }) => ratings.rate(actor, params, body)),
  handle(endpoints.takeBack, ({ actor, params }) => ratings.takeBack(actor, params)),
];
