import { lazily } from '#ui';

/** The reviews on a page of their club; what writes and answers them comes along. */
export const LazyClubReviews = lazily(async () => (await import('./ClubReviews.tsx')).ClubReviews);
