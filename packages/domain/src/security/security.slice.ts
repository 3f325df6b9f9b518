import { slice } from '../kernel/index.ts';
import { securityEndpoints } from './security.endpoints.ts';
import { securityEvents } from './security.events.ts';
import { securityKinds } from './security.kinds.ts';

export const securitySlice = slice({
  endpoints: { security: securityEndpoints },
  events: securityEvents,
  kinds: securityKinds,
});
