import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { createPostSearch } from './posts.search.ts';

export const postsRoutes = [
  defineRoute({
    path: '/post/$id',
    screen: lazyRouteComponent(() => import('./PostScreen.tsx'), 'PostScreen'),
  }),
  defineRoute({
    path: '/create-post',
    validateSearch: createPostSearch,
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./write/CreatePostScreen.tsx'), 'CreatePostScreen'),
  }),
] as const;
