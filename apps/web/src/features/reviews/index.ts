export { ClubReviewsButton } from './ClubReviewsButton.tsx';
export { LeaveReviewButton } from './LeaveReviewButton.tsx';
export { LazyReviewFormDialog } from './LazyReviewFormDialog.tsx';
