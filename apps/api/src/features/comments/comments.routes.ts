import { handle } from '#platform/route';
import { commentEndpoints as doors } from '@ribbon/domain/comments';
import type { CommentReading } from './comments.reading.ts';
import type { CommentService } from './comments.service.ts';

export const commentRoutes = (comments: CommentService, reading: CommentReading) => [
  handle(doors.list, ({ actor, params, query }) => reading.page(actor, params.postId, query.after)),
  handle(doors.add, ({ actor, params, body }) => comments.add(actor, params.postId, body)),
  handle(doors.ofChild, ({ actor, params, query }) =>
    reading.ofChild(actor, params.childId, query),
  ),
  handle(doors.remove, ({ actor, params }) => comments.remove(actor, params.commentId)),
];
