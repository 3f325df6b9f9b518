import { slice } from '../kernel/index.ts';
import { mediaEndpoints } from './media.endpoints.ts';
import { mediaEvents } from './media.events.ts';
import { mediaKinds } from './media.kinds.ts';

export const mediaSlice = slice({
  endpoints: { media: mediaEndpoints },
  events: mediaEvents,
  kinds: mediaKinds,
});
