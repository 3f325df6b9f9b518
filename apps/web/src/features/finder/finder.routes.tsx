import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { FinderSearch } from './finder.search.ts';

const screens = () => import('./finder.chunk.ts');

export const finderRoutes = [
  defineRoute({
    path: '/clubs',
    validateSearch: FinderSearch,
    screen: lazyRouteComponent(screens, 'FinderScreen'),
  }),
  defineRoute({
    path: '/clubs/$slug',
    screen: lazyRouteComponent(screens, 'ClubScreen'),
  }),
] as const;
