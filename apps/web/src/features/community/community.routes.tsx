import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const communityRoutes = [
  defineRoute({
    path: '/community',
    gate: { access: 'signedIn', prompt: 'Please sign in to view your community feed.' },
    screen: lazyRouteComponent(() => import('./CommunityScreen.tsx'), 'CommunityScreen'),
  }),
] as const;
