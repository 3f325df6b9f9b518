import { slice } from '../kernel/index.ts';
import { challengeEndpoints } from './challenges.endpoints.ts';
import { challengeEvents } from './challenges.events.ts';
import { challengeKinds } from './challenges.kinds.ts';

export const challengeSlice = slice({
  endpoints: { challenges: challengeEndpoints },
  events: challengeEvents,
  kinds: challengeKinds,
});
