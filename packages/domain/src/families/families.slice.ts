import { slice } from '../kernel/index.ts';
import { familyEndpoints } from './families.endpoints.ts';
import { familyEvents } from './families.events.ts';
import { familyKinds } from './families.kinds.ts';

export const familySlice = slice({
  endpoints: { families: familyEndpoints },
  events: familyEvents,
  kinds: familyKinds,
});
