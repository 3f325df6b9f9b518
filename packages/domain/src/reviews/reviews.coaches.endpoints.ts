import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { CoachRating, RatedCoach } from './reviews.coaches.schema.ts';
import { reviewFaults } from './reviews.faults.ts';

const ofCoach = z.object({ clubId: ClubId, coachId: UserId });
const limit = { max: 60, seconds: 3600 };

/** Stars for the coaches of a club. Nobody learns who gave them. */
export const coachRatingEndpoints = {
  ofClub: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/coaches',
    reads: 'replica',
    access: 'anyone',
    seconds: 10,
    summary: 'Lists the visible confirmed coaches of a club by name, with their mean rating.',
    params: z.object({ clubId: ClubId }),
    returns: z.object({ coaches: z.array(RatedCoach) }),
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/clubs/:clubId/coaches/:coachId/rating',
    access: 'signedIn',
    summary: 'Rates a coach, or changes the caller’s rating. Nobody is notified.',
    params: ofCoach,
    body: CoachRating,
    returns: nothing,
    faults: [commonFaults.notFound, reviewFaults.mayNotRateCoach],
    limit,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/clubs/:clubId/coaches/:coachId/rating',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Removes the caller’s rating. Nobody is notified.',
    params: ofCoach,
    returns: nothing,
    faults: [commonFaults.notFound],
    limit,
  }),
};
