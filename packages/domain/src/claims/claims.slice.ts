import { slice } from '../kernel/index.ts';
import { claimEndpoints } from './claims.endpoints.ts';
import { claimEvents } from './claims.events.ts';
import { claimKinds } from './claims.kinds.ts';

export const claimSlice = slice({
  endpoints: { claims: claimEndpoints },
  events: claimEvents,
  kinds: claimKinds,
});
