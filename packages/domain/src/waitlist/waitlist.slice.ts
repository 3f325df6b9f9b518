import * as z from 'zod';
import { slice } from '../kernel/index.ts';
import { waitlistEndpoints } from './waitlist.endpoints.ts';
import { WaitlistId } from './waitlist.schema.ts';

export const waitlistSlice = slice({
  endpoints: { waitlist: waitlistEndpoints },
  events: { 'waitlist.invited': z.object({ signupId: WaitlistId }) },
});
