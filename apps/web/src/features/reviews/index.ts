export { ClubReviewsButton } from './ClubReviewsButton.tsx';
export { LazyClubCoaches } from './coaches/LazyClubCoaches.tsx';
export { LazyClubReviews } from './LazyClubReviews.tsx';
export { LeaveReviewButton } from './write/LeaveReviewButton.tsx';
export { LazyReviewFormDialog } from './write/LazyReviewFormDialog.tsx';
