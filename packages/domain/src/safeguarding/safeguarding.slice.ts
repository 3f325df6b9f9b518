import { slice } from '../kernel/index.ts';
import { caseEndpoints } from './safeguarding.endpoints.ts';
import { safeguardingEvents } from './safeguarding.events.ts';
import { talkEndpoints } from './talk/safeguarding.talk.endpoints.ts';
import { safeguardingKinds } from './safeguarding.kinds.ts';

export const safeguardingSlice = slice({
  endpoints: { safeguarding: caseEndpoints, talk: talkEndpoints },
  events: safeguardingEvents,
  kinds: safeguardingKinds,
});
