import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { FinderSearch } from './finder.search.ts';

export const finderRoutes = [
  defineRoute({
    path: '/clubs',
    validateSearch: FinderSearch,
    screen: lazyRouteComponent(() => import('./FinderScreen.tsx'), 'FinderScreen'),
  }),
  defineRoute({
    path: '/clubs/$slug',
    screen: lazyRouteComponent(() => import('./page/ClubScreen.tsx'), 'ClubScreen'),
  }),
] as const;
