import { slice } from '../kernel/index.ts';
import { planEndpoints } from './plans.endpoints.ts';
import { planEvents } from './plans.events.ts';
import { planKinds } from './plans.kinds.ts';

export const planSlice = slice({
  endpoints: { plans: planEndpoints },
  events: planEvents,
  kinds: planKinds,
});
