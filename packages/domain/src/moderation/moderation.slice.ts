import { slice } from '../kernel/index.ts';
import { moderationEndpoints } from './moderation.endpoints.ts';
import { moderationEvents } from './moderation.events.ts';
import { queueEndpoints } from './moderation.queue.endpoints.ts';
import { moderationKinds } from './moderation.kinds.ts';

export const moderationSlice = slice({
  endpoints: { moderation: moderationEndpoints, moderationQueue: queueEndpoints },
  events: moderationEvents,
  kinds: moderationKinds,
});
