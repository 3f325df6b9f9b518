import { slice } from '../kernel/index.ts';
import { guardianFormEndpoints } from './guardian-forms.endpoints.ts';
import { guardianFormEvents } from './guardian-forms.events.ts';
import { guardianFormKinds } from './guardian-forms.kinds.ts';

export const guardianFormSlice = slice({
  endpoints: { guardianForms: guardianFormEndpoints },
  events: guardianFormEvents,
  kinds: guardianFormKinds,
});
