import { slice } from '../kernel/index.ts';
import { decisionEndpoints, sanctionEndpoints } from './sanctions.endpoints.ts';
import { sanctionEvents } from './sanctions.events.ts';
import { sanctionKinds } from './sanctions.kinds.ts';

export const sanctionSlice = slice({
  endpoints: { decisions: decisionEndpoints, sanctions: sanctionEndpoints },
  events: sanctionEvents,
  kinds: sanctionKinds,
});
