import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { communitySearch } from './community.search.ts';

export const communityRoutes = [
  defineRoute({
    path: '/community',
    validateSearch: communitySearch,
    gate: { access: 'signedIn', prompt: 'Please sign in to view your community feed.' },
    screen: lazyRouteComponent(() => import('./CommunityScreen.tsx'), 'CommunityScreen'),
  }),
] as const;
