import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { reviewData } from './reviews.personal-data.ts';
import { coachRatingJobs } from './coaches/reviews.coaches.jobs.ts';
import { coachRatingRoutes } from './coaches/reviews.coaches.routes.ts';
import { coachRatings } from './coaches/reviews.coaches.service.ts';
import { replyService } from './replies/reviews.replies.service.ts';
import { adminReviewService } from './admin/reviews.admin.service.ts';
import { adminReviewStore } from './admin/reviews.admin.store.ts';
import { type ClubRealtime, reviewRealtime } from './reviews.realtime.ts';
import { reviewHiding } from './reviews.moderation.ts';
import { reviewNotifications } from './notify/reviews.notifications.ts';
import { reviewEmails } from './notify/reviews.emails.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { reviewService } from './reviews.service.ts';
import { reviewContent } from './reviews.content.ts';

/** Reviews of clubs and the club's replies, and stars for its coaches. */
export function createReviews(
  platform: Platform & { moderation: Moderation; clubs: ClubRealtime },
) {
  const needs = { ...platform, realtime: reviewRealtime(platform) };
  return {
    personalData: reviewData,
    routes: [
      ...reviewRoutes({
        reviews: reviewService(needs),
        replies: replyService(needs),
        admin: adminReviewService(needs),
      }),
      ...coachRatingRoutes(coachRatings(needs)),
    ],
    jobs: coachRatingJobs(needs),
    notifications: reviewNotifications,
    emails: reviewEmails(needs),
    waiting: { reviews: () => adminReviewStore.waiting(needs.db, needs.clock()) },
    overdue: { reviews: () => adminReviewStore.overdue(needs.db, needs.clock()) },
    content: [reviewContent({ ...needs, hiding: reviewHiding(needs) })],
  };
}
