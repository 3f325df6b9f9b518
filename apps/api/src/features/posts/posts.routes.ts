import { handle } from '#platform/route';
import { postEndpoints as doors } from '@ribbon/domain/posts';
import type { PostReading } from './posts.reading.ts';
import type { PostService } from './posts.service.ts';

export const postRoutes = (posts: PostService, reading: PostReading) => [
  handle(doors.create, ({ actor, body }) => posts.create(actor, body)),
  handle(doors.mine, ({ actor }) => posts.mine(actor)),
  handle(doors.ofPerson, ({ actor, params, query }) =>
    reading.ofPerson(actor, params.userId, query.after),
  ),
  handle(doors.remove, ({ actor, params }) => posts.remove(actor, params.postId)),
];
