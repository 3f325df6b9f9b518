import { slice } from '../kernel/index.ts';
import { friendEndpoints } from './friends.endpoints.ts';
import { friendEvents } from './friends.events.ts';
import { friendKinds } from './friends.kinds.ts';

export const friendSlice = slice({
  endpoints: { friends: friendEndpoints },
  events: friendEvents,
  kinds: friendKinds,
});
