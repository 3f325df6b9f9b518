import { slice } from '../kernel/index.ts';
import { securityEndpoints } from './security.endpoints.ts';
import { securityEvents } from './security.events.ts';

export const securitySlice = slice({
  endpoints: { security: securityEndpoints },
  events: securityEvents,
});
