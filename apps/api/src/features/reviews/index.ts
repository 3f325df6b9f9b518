export { replyService } from './replies.service.ts';
export { adminReviewService } from './reviews.admin.service.ts';
export { type ReviewMailing, reviewMailing } from './reviews.mailing.ts';
export { reviewAnnouncements } from './reviews.announcements.ts';
export { reviewRoutes } from './reviews.routes.ts';
export { reviewService } from './reviews.service.ts';
export { reviewSubject } from './reviews.subjects.ts';
