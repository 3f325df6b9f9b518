import * as z from 'zod';
import { kind } from '../kernel/index.ts';

/** Notifications about signing in. */
export const securityKinds = {
  email_refused: kind({
    category: 'safety',
    label: 'Our emails don’t reach you',
    isRequired: true,
    data: z.object({}),
    title: () => 'Our emails don’t reach you',
    message: () =>
      'Our last email to you came back. Please check your address and confirm it again.',
    link: () => '/account',
    mail: 'none',
  }),
};
