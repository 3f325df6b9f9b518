import { slice } from '../kernel/index.ts';
import { commentEndpoints } from './comments.endpoints.ts';
import { commentEvents } from './comments.events.ts';
import { commentKinds } from './comments.kinds.ts';

export const commentSlice = slice({
  endpoints: { comments: commentEndpoints },
  events: commentEvents,
  kinds: commentKinds,
});
