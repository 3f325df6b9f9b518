export { ClubReviewsButton } from './ClubReviewsButton.tsx';
export { LazyClubCoaches } from './LazyClubCoaches.tsx';
export { LazyClubReviews } from './LazyClubReviews.tsx';
export { LeaveReviewButton } from './LeaveReviewButton.tsx';
export { LazyReviewFormDialog } from './LazyReviewFormDialog.tsx';
