import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { clubAdminSearch } from './club-admin.search.ts';

export const clubAdminRoutes = [
  defineRoute({
    path: '/club-admin',
    validateSearch: clubAdminSearch,
    gate: {
      access: 'signedIn',
      capability: 'manageClubs',
      prompt: 'Please sign in to manage your clubs.',
    },
    screen: lazyRouteComponent(() => import('./ClubAdminScreen.tsx'), 'ClubAdminScreen'),
  }),
] as const;
