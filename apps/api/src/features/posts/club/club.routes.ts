import { handle } from '#platform/http/route';
import { clubPostEndpoints as endpoints } from '@ribbon/domain/posts';
import type { ClubPostService } from './club.service.ts';

export const clubPostRoutes = (posts: ClubPostService) => [
  handle(endpoints.list, ({ actor, params, query }) =>
    posts.list(actor, params.clubId, query.after),
  ),
  handle(endpoints.create, ({ actor, params, body }) => posts.create(actor, params.clubId, body)),
  handle(endpoints.edit, ({ actor, params, body }) => posts.edit(actor, params, body)),
  handle(endpoints.remove, ({ actor, params }) => posts.remove(actor, params)),
];
