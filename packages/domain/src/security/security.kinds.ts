import * as z from 'zod';
import { kind } from '../kernel/index.ts';

/** What people are told about their way in. */
export const securityKinds = {
  email_refused: kind({
    category: 'safety',
    label: 'Our emails don’t reach you',
    isRequired: true,
    data: z.object({}),
    title: () => 'Our emails don’t reach you',
    message: () =>
      'Your email address turned our last email away. Please check it and confirm it again.',
    link: () => '/account',
    mail: 'none',
  }),
};
