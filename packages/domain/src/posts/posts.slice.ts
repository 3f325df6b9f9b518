import { slice } from '../kernel/index.ts';
import { clubPostEndpoints } from './posts.club.endpoints.ts';
import { postEndpoints } from './posts.endpoints.ts';
import { postEvents } from './posts.events.ts';
import { postKinds } from './posts.kinds.ts';
import { tagEndpoints } from './tags/posts.tags.endpoints.ts';

export const postSlice = slice({
  endpoints: { posts: postEndpoints, clubPosts: clubPostEndpoints, tags: tagEndpoints },
  events: postEvents,
  kinds: postKinds,
});
