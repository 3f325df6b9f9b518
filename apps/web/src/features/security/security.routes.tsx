import { defineRoute, tokenSearch } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const securityRoutes = [
  defineRoute({
    path: '/confirm-email',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(() => import('./ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen'),
  }),
] as const;
