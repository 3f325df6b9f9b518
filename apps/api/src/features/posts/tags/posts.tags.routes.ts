import { handle } from '#platform/http/route';
import { tagEndpoints as endpoints } from '@ribbon/domain/posts';
import type { PostReading } from '../read/posts.read.service.ts';
import type { TagService } from './posts.tags.service.ts';

interface Services {
  tags: TagService;
  reading: PostReading;
}

export const tagRoutes = ({ tags, reading }: Services) => [
  handle(endpoints.people, ({ actor, query }) => tags.people(actor, query)),
  handle(endpoints.set, async ({ actor, params, body }) => {
    await tags.set(actor, params.postId, body.people);
    return reading.readOwn(actor, params.postId);
  }),
  handle(endpoints.accept, ({ actor, params }) => tags.accept(actor, params.postId)),
  handle(endpoints.remove, ({ actor, params }) => tags.remove(actor, params)),
];
