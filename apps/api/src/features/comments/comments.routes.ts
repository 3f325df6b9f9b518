import { handle } from '#platform/http/route';
import { commentEndpoints as endpoints } from '@ribbon/domain/comments';
import type { CommentReading } from './read/comments.read.service.ts';
import type { CommentService } from './comments.service.ts';

export const commentRoutes = (comments: CommentService, reading: CommentReading) => [
  handle(endpoints.list, ({ actor, params, query }) =>
    reading.page(actor, params.postId, query.after),
  ),
  handle(endpoints.add, ({ actor, params, body }) => comments.add(actor, params.postId, body)),
  handle(endpoints.ofChild, ({ actor, params, query }) =>
    reading.ofChild(actor, params.childId, query),
  ),
  handle(endpoints.remove, ({ actor, params }) => comments.remove(actor, params.commentId)),
];
