import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { directorySearch } from './directory/profiles.directory.search.ts';

export const profilesRoutes = [
  defineRoute({
    path: '/gymnasts',
    validateSearch: directorySearch,
    screen: lazyRouteComponent(() => import('./directory/DirectoryScreen.tsx'), 'DirectoryScreen'),
  }),
  defineRoute({
    path: '/gymnast/$id',
    screen: lazyRouteComponent(() => import('./gymnast/GymnastScreen.tsx'), 'GymnastScreen'),
  }),
  defineRoute({
    path: '/gymnasts/$id',
    redirect: '/gymnast/$id',
  }),
  defineRoute({
    path: '/profile',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./own/ProfileScreen.tsx'), 'ProfileScreen'),
  }),
] as const;
