import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { adminCompetitionsSearch } from './admin/competitions.admin.search.ts';
import { competitionsSearch } from './competitions.search.ts';

export const competitionsRoutes = [
  defineRoute({
    path: '/competitions',
    validateSearch: competitionsSearch,
    screen: lazyRouteComponent(() => import('./list/CompetitionsScreen.tsx'), 'CompetitionsScreen'),
  }),
  defineRoute({
    path: '/competitions/mine',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./list/SubmissionsScreen.tsx'), 'SubmissionsScreen'),
  }),
  defineRoute({
    path: '/competitions/$competitionId',
    screen: lazyRouteComponent(() => import('./CompetitionScreen.tsx'), 'CompetitionScreen'),
  }),
  defineRoute({
    path: '/competitions/$competitionId/scores',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./results/ScoresScreen.tsx'), 'ScoresScreen'),
  }),
  defineRoute({
    path: '/score-passport',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./passport/PassportScreen.tsx'), 'PassportScreen'),
  }),
  defineRoute({
    path: '/score-passport/$userId',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(
      () => import('./passport/PassportScreen.tsx'),
      'OthersPassportScreen',
    ),
  }),
  defineRoute({
    path: '/admin/competitions',
    validateSearch: adminCompetitionsSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(
      () => import('./admin/AdminCompetitionsScreen.tsx'),
      'AdminCompetitionsScreen',
    ),
  }),
] as const;
