import * as z from 'zod';

export const siteEvents = {
  'waitlist.requested': z.object({ signupId: z.uuid() }),
  'contact.received': z.object({ messageId: z.uuid() }),
};
