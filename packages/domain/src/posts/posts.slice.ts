import { slice } from '../kernel/index.ts';
import { clubPostEndpoints } from './posts.club.endpoints.ts';
import { postEndpoints } from './posts.endpoints.ts';
import { postEvents } from './posts.events.ts';
import { postKinds } from './posts.kinds.ts';

export const postSlice = slice({
  endpoints: { posts: postEndpoints, clubPosts: clubPostEndpoints },
  events: postEvents,
  kinds: postKinds,
});
