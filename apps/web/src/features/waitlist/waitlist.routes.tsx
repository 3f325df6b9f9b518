import { searchOf, text } from '#lib/navigation/reading.ts';
import { defineRoute, tokenSearch } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

const words = text(80);

export const waitlistRoutes = [
  defineRoute({
    path: '/admin/waitlist',
    // What each may be is for the screen to say: its lists of choices are not every visitor's to load.
    validateSearch: searchOf({ search: words, userType: words, state: words }),
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./WaitlistScreen.tsx'), 'WaitlistScreen'),
  }),
  defineRoute({
    path: '/invitation',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(() => import('./InvitationScreen.tsx'), 'InvitationScreen'),
  }),
] as const;
