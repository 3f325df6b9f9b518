import { handle } from '#platform/http/route';
import { postEndpoints as endpoints } from '@ribbon/domain/posts';
import type { LikeService } from './likes/posts.likes.service.ts';
import type { PostReading } from './read/posts.read.service.ts';
import type { PostKeeping } from './write/posts.save.service.ts';
import type { PostService } from './write/posts.write.service.ts';

interface Services {
  posts: PostService;
  reading: PostReading;
  likes: LikeService;
  keeping: PostKeeping;
}

export const postRoutes = ({ posts, reading, likes, keeping }: Services) => [
  handle(endpoints.feed, ({ actor, query }) => reading.feed(actor, query.after)),
  handle(endpoints.followed, ({ actor, query }) => reading.followed(actor, query.after)),
  handle(endpoints.news, ({ actor, query }) => reading.news(actor, query.since)),
  handle(endpoints.create, async ({ actor, body }) =>
    reading.read(actor, await posts.create(actor, body)),
  ),
  handle(endpoints.mine, ({ actor, query }) => reading.mine(actor, query.after)),
  handle(endpoints.mineHidden, ({ actor }) => reading.mineHidden(actor)),
  handle(endpoints.ofPerson, ({ actor, params, query }) =>
    reading.ofPerson(actor, params.userId, query.after),
  ),
  handle(endpoints.ofChild, ({ actor, params, query }) =>
    reading.ofChild(actor, params.childId, query.after),
  ),
  handle(endpoints.read, ({ actor, params }) => reading.read(actor, params.postId)),
  handle(endpoints.edit, async ({ actor, params, body }) => {
    await posts.edit(actor, params.postId, body);
    return reading.readOwn(actor, params.postId);
  }),
  handle(endpoints.remove, ({ actor, params }) => keeping.remove(actor, params.postId)),
  handle(endpoints.hide, ({ actor, params }) => keeping.hide(actor, params.postId)),
  handle(endpoints.show, ({ actor, params }) => keeping.show(actor, params.postId)),
  handle(endpoints.like, ({ actor, params }) => likes.like(actor, params.postId)),
  handle(endpoints.unlike, ({ actor, params }) => likes.unlike(actor, params.postId)),
];
