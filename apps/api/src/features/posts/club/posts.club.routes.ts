import { handle } from '#platform/http/route';
import { clubPostEndpoints as endpoints } from '@ribbon/domain/posts';
import type { PostReading } from '../read/posts.read.service.ts';
import type { ClubPostService } from './posts.club.service.ts';

interface Services {
  posts: ClubPostService;
  reading: PostReading;
}

export const clubPostRoutes = ({ posts, reading }: Services) => [
  handle(endpoints.list, ({ actor, params, query }) =>
    posts.list(actor, params.clubId, query.after),
  ),
  handle(endpoints.create, async ({ actor, params, body }) =>
    reading.read(actor, await posts.create(actor, params.clubId, body)),
  ),
  handle(endpoints.edit, async ({ actor, params, body }) => {
    await posts.edit(actor, params, body);
    return reading.readOwn(actor, params.postId);
  }),
  handle(endpoints.remove, ({ actor, params }) => posts.remove(actor, params)),
];
