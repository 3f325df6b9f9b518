export { createReviews } from './reviews.slice.ts';
