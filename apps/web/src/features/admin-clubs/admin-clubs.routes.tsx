import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { adminClubsSearch } from './admin-clubs.search.ts';

export const adminClubsRoutes = [
  defineRoute({
    path: '/admin/clubs',
    validateSearch: adminClubsSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./AdminClubsScreen.tsx'), 'AdminClubsScreen'),
  }),
] as const;
