import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { reviewData } from './reviews.own-data.ts';
import { coachRatingChores } from './coaches/coaches.figures.ts';
import { coachRatingRoutes } from './coaches/coaches.routes.ts';
import { coachRatings } from './coaches/coaches.service.ts';
import { replyService } from './replies.service.ts';
import { adminReviewService } from './reviews.admin.service.ts';
import { adminReviewStore } from './reviews.admin.store.ts';
import { type ClubAnnouncements, reviewAnnouncements } from './reviews.announcements.ts';
import { reviewHiding } from './reviews.hiding.ts';
import { reviewNotices } from './reviews.notices.ts';
import { reviewLetters } from './reviews.letters.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { reviewService } from './reviews.service.ts';
import { reviewSubject } from './reviews.subjects.ts';

/** Reviews of clubs and the club's replies, and stars for its coaches. */
export function createReviews(
  platform: Platform & { moderation: Moderation; clubs: ClubAnnouncements },
) {
  const needs = { ...platform, announcements: reviewAnnouncements(platform) };
  return {
    ownData: reviewData,
    routes: [
      ...reviewRoutes({
        reviews: reviewService(needs),
        replies: replyService(needs),
        admin: adminReviewService(needs),
      }),
      ...coachRatingRoutes(coachRatings(needs)),
    ],
    chores: coachRatingChores(needs),
    notices: reviewNotices,
    letters: reviewLetters(needs),
    waiting: { reviews: () => adminReviewStore.waiting(needs.db, needs.clock()) },
    overdue: { reviews: () => adminReviewStore.overdue(needs.db, needs.clock()) },
    api: { subject: reviewSubject(needs), hiding: reviewHiding(needs) },
  };
}
