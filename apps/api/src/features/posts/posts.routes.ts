import { handle } from '#platform/route';
import { postEndpoints as doors } from '@ribbon/domain/posts';
import type { PostService } from './posts.service.ts';

export const postRoutes = (posts: PostService) => [
  handle(doors.create, ({ actor, body }) => posts.create(actor, body)),
  handle(doors.mine, ({ actor }) => posts.mine(actor)),
  handle(doors.remove, ({ actor, params }) => posts.remove(actor, params.postId)),
];
