import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const privacyRoutes = [
  defineRoute({
    path: '/account',
    gate: { access: 'anyAccount', prompt: 'Please sign in to see your account.' },
    screen: lazyRouteComponent(() => import('./AccountScreen.tsx'), 'AccountScreen'),
  }),
] as const;
