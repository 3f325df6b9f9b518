import { slice } from '../kernel/index.ts';
import { adminStartEndpoints } from './admin-start.endpoints.ts';
import { adminStartEvents } from './admin-start.events.ts';
import { adminStartKinds } from './admin-start.kinds.ts';

export const adminStartSlice = slice({
  endpoints: { adminStart: adminStartEndpoints },
  events: adminStartEvents,
  kinds: adminStartKinds,
});
