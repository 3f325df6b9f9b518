import { handle } from '#platform/http/route';
import { reviewEndpoints as endpoints } from '@ribbon/domain/reviews';
import type { ReplyService } from './replies/reviews.replies.service.ts';
import type { AdminReviewService } from './admin/reviews.admin.service.ts';
import type { ReviewService } from './reviews.service.ts';

interface Needs {
  reviews: ReviewService;
  replies: ReplyService;
  admin: AdminReviewService;
}

export const reviewRoutes = ({ reviews, replies, admin }: Needs) => [
  handle(endpoints.ofClub, ({ actor, params, query }) =>
    reviews.ofClub(actor, params.clubId, query.cursor),
  ),
  handle(endpoints.reviewAccess, ({ actor, params }) => reviews.reviewAccess(actor, params.clubId)),
  handle(endpoints.submit, ({ actor, params, body }) => reviews.submit(actor, params.clubId, body)),
  handle(endpoints.edit, ({ actor, params, body }) => reviews.edit(actor, params.clubId, body)),
  handle(endpoints.remove, ({ actor, params }) => reviews.remove(actor, params.clubId)),
  handle(endpoints.reply, ({ actor, params, body }) => replies.write(actor, params.reviewId, body)),
  handle(endpoints.removeReply, ({ actor, params }) => replies.remove(actor, params.reviewId)),
  handle(endpoints.list, ({ query }) => admin.list(query)),
  handle(endpoints.counts, () => admin.counts()),
  handle(endpoints.reviewedClubs, () => admin.reviewedClubs()),
  handle(endpoints.decide, ({ actor, params, body }) => admin.decide(actor, params.reviewId, body)),
  handle(endpoints.erase, ({ actor, params, body }) => admin.remove(actor, params.reviewId, body)),
];
