import * as z from 'zod';
import { kind } from '../kernel/index.ts';

/** Notifications about signing in. */
export const securityKinds = {
  email_refused: kind({
    category: 'safety',
    label: 'Our emails aren’t reaching you',
    isRequired: true,
    data: z.object({}),
    title: () => 'Our emails aren’t reaching you',
    message: () =>
      'Our last email to you came back to us. Please check your email address and confirm it again.',
    link: () => '/account',
    mail: 'none',
  }),
};
