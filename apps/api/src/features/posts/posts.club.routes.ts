import { handle } from '#platform/route';
import { clubPostEndpoints as doors } from '@ribbon/domain/posts';
import type { ClubPostService } from './posts.club.service.ts';

export const clubPostRoutes = (posts: ClubPostService) => [
  handle(doors.list, ({ actor, params, query }) => posts.list(actor, params.clubId, query.after)),
  handle(doors.create, ({ actor, params, body }) => posts.create(actor, params.clubId, body)),
  handle(doors.edit, ({ actor, params, body }) => posts.edit(actor, params, body)),
  handle(doors.remove, ({ actor, params }) => posts.remove(actor, params)),
];
