import { handle } from '#platform/route';
import { reviewEndpoints as doors } from '@ribbon/domain/reviews';
import type { ReplyService } from './replies.service.ts';
import type { AdminReviewService } from './reviews.admin.service.ts';
import type { ReviewService } from './reviews.service.ts';

interface Needs {
  reviews: ReviewService;
  replies: ReplyService;
  admin: AdminReviewService;
}

export const reviewRoutes = ({ reviews, replies, admin }: Needs) => [
  handle(doors.ofClub, ({ actor, params, query }) =>
    reviews.ofClub(actor, params.clubId, query.cursor),
  ),
  handle(doors.standing, ({ actor, params }) => reviews.standing(actor, params.clubId)),
  handle(doors.submit, ({ actor, params, body }) => reviews.submit(actor, params.clubId, body)),
  handle(doors.edit, ({ actor, params, body }) => reviews.edit(actor, params.clubId, body)),
  handle(doors.remove, ({ actor, params }) => reviews.remove(actor, params.clubId)),
  handle(doors.reply, ({ actor, params, body }) => replies.write(actor, params.reviewId, body)),
  handle(doors.removeReply, ({ actor, params }) => replies.remove(actor, params.reviewId)),
  handle(doors.list, ({ query }) => admin.list(query)),
  handle(doors.counts, () => admin.counts()),
  handle(doors.reviewedClubs, () => admin.reviewedClubs()),
  handle(doors.decide, ({ actor, params, body }) => admin.decide(actor, params.reviewId, body)),
  handle(doors.erase, ({ actor, params, body }) => admin.remove(actor, params.reviewId, body)),
];
