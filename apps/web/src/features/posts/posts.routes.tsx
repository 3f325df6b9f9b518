import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const postsRoutes = [
  defineRoute({
    path: '/post/$id',
    screen: lazyRouteComponent(() => import('./PostScreen.tsx'), 'PostScreen'),
  }),
  defineRoute({
    path: '/create-post',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./write/CreatePostScreen.tsx'), 'CreatePostScreen'),
  }),
] as const;
