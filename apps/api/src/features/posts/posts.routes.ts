import { handle } from '#platform/route';
import { postEndpoints as doors } from '@ribbon/domain/posts';
import type { LikeService } from './posts.likes.ts';
import type { PostReading } from './posts.reading.ts';
import type { PostService } from './posts.service.ts';

interface Services {
  posts: PostService;
  reading: PostReading;
  likes: LikeService;
}

export const postRoutes = ({ posts, reading, likes }: Services) => [
  handle(doors.feed, ({ actor, query }) => reading.feed(actor, query.after)),
  handle(doors.news, ({ actor, query }) => reading.news(actor, query.since)),
  handle(doors.create, async ({ actor, body }) =>
    reading.read(actor, await posts.create(actor, body)),
  ),
  handle(doors.mine, ({ actor }) => reading.mine(actor)),
  handle(doors.mineHidden, ({ actor }) => reading.mineHidden(actor)),
  handle(doors.ofPerson, ({ actor, params, query }) =>
    reading.ofPerson(actor, params.userId, query.after),
  ),
  handle(doors.read, ({ actor, params }) => reading.read(actor, params.postId)),
  handle(doors.edit, async ({ actor, params, body }) => {
    await posts.edit(actor, params.postId, body);
    return reading.read(actor, params.postId);
  }),
  handle(doors.remove, ({ actor, params }) => posts.remove(actor, params.postId)),
  handle(doors.hide, ({ actor, params }) => posts.hide(actor, params.postId)),
  handle(doors.show, ({ actor, params }) => posts.show(actor, params.postId)),
  handle(doors.like, ({ actor, params }) => likes.like(actor, params.postId)),
  handle(doors.unlike, ({ actor, params }) => likes.unlike(actor, params.postId)),
];
