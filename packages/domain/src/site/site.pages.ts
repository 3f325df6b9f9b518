import type { PublicPage } from '../kernel/index.ts';

/** The pages that are the same for everybody. */
export const sitePages = {
  home: {
    path: '/',
    description:
      'The community for rhythmic gymnastics: clubs, families, training and competitions, safe for children.',
  },
  discover: {
    path: '/discover',
    title: 'Discover',
    description: 'Find rhythmic gymnastics clubs, people, competitions and challenges.',
  },
  waitlist: {
    path: '/waitlist',
    title: 'Join the Waitlist',
    description: 'Leave your email and we’ll write when it’s your turn.',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: 'Write to the people who run the platform. We answer by email.',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we know about you, why, who sees it and how long we keep it.',
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: 'The rules for using the platform, in plain words.',
  },
  cookiePolicy: {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description: 'What we keep in your browser, why, and how to delete it.',
  },
  childSafety: {
    path: '/child-safety',
    title: 'Child Safety',
    description: 'How to get help, and what we do to keep children safe.',
  },
  clubGuide: {
    path: '/guides/clubs',
    title: 'A guide for clubs',
    description: 'Your club here in seven steps, on one page to print.',
  },
  guardianGuide: {
    path: '/guides/guardians',
    title: 'A guide for parents and guardians',
    description: 'What you decide and what you see, on one page to print.',
  },
} as const satisfies Record<string, PublicPage>;
