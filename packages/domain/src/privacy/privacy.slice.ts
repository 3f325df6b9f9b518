import { slice } from '../kernel/index.ts';
import { privacyEndpoints } from './privacy.endpoints.ts';
import { privacyEvents } from './privacy.events.ts';

export const privacySlice = slice({
  endpoints: { privacy: privacyEndpoints },
  events: privacyEvents,
});
