import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { teammatesSearch } from './teammates/memberships.teammates.search.ts';

export const membershipsRoutes = [
  defineRoute({
    path: '/my-clubs',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./MyClubsScreen.tsx'), 'MyClubsScreen'),
  }),
  defineRoute({
    path: '/join/$token',
    screen: lazyRouteComponent(() => import('./join/JoinScreen.tsx'), 'JoinScreen'),
  }),
  defineRoute({
    path: '/teammates',
    validateSearch: teammatesSearch,
    gate: { access: 'signedIn', prompt: 'Please sign in to see your teammates.' },
    screen: lazyRouteComponent(() => import('./teammates/TeammatesScreen.tsx'), 'TeammatesScreen'),
  }),
] as const;
