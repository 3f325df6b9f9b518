import { slice } from '../kernel/index.ts';
import { proposalEndpoints } from './proposals.endpoints.ts';
import { proposalEvents } from './proposals.events.ts';
import { proposalKinds } from './proposals.kinds.ts';

export const proposalSlice = slice({
  endpoints: { proposals: proposalEndpoints },
  events: proposalEvents,
  kinds: proposalKinds,
});
