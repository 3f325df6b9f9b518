export { ClubReviewsButton } from './ClubReviewsButton.tsx';
export { LeaveReviewButton } from './LeaveReviewButton.tsx';
