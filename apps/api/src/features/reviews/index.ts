export { type ReviewMailing } from './reviews.mailing.ts';
export { createReviews } from './reviews.slice.ts';
