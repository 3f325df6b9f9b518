export * from './reviews.admin.schema.ts';
export { coachRatingEndpoints } from './reviews.coaches.endpoints.ts';
export * from './reviews.coaches.schema.ts';
export { reviewEndpoints } from './reviews.endpoints.ts';
export { reviewEvents } from './reviews.events.ts';
export { reviewFaults } from './reviews.faults.ts';
export { type RatingAccess, reviewPolicy } from './reviews.policy.ts';
export * from './reviews.schema.ts';
export { reviewSlice } from './reviews.slice.ts';
