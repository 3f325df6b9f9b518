import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from './admin/admin.search.ts';
import { FinderSearch } from './finder/finder.search.ts';
import { manageSearch } from './manage/manage.search.ts';

export const clubsRoutes = [
  defineRoute({
    path: '/clubs',
    validateSearch: FinderSearch,
    screen: lazyRouteComponent(() => import('./ClubsScreen.tsx'), 'ClubsScreen'),
  }),
  defineRoute({
    path: '/join/$token',
    screen: lazyRouteComponent(() => import('./join/JoinScreen.tsx'), 'JoinScreen'),
  }),
  defineRoute({
    path: '/my-clubs',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./MyClubsScreen.tsx'), 'MyClubsScreen'),
  }),
  defineRoute({
    path: '/teammates',
    validateSearch: manageSearch.pick({ club: true }),
    gate: { access: 'signedIn', prompt: 'Please sign in to see your teammates.' },
    screen: lazyRouteComponent(() => import('./teammates/TeammatesScreen.tsx'), 'TeammatesScreen'),
  }),
  defineRoute({
    path: '/club-admin',
    validateSearch: manageSearch,
    gate: {
      access: 'signedIn',
      capability: 'manageClubs',
      prompt: 'Please sign in to manage your clubs.',
    },
    screen: lazyRouteComponent(() => import('./manage/ManageScreen.tsx'), 'ManageScreen'),
  }),
  defineRoute({
    path: '/admin/clubs',
    validateSearch: adminSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./admin/AdminClubsScreen.tsx'), 'AdminClubsScreen'),
  }),
] as const;
