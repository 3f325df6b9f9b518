import { defineRoute, tokenSearch } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { waitlistSearch } from './waitlist.search.ts';

export const waitlistRoutes = [
  defineRoute({
    path: '/admin/waitlist',
    validateSearch: waitlistSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./WaitlistScreen.tsx'), 'WaitlistScreen'),
  }),
  defineRoute({
    path: '/invitation',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(() => import('./InvitationScreen.tsx'), 'InvitationScreen'),
  }),
] as const;
