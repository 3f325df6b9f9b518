import { defineRoute, tokenSearch } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const accountsRoutes = [
  defineRoute({
    path: '/verify-email',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(() => import('./VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
  }),
  defineRoute({
    path: '/reset-password',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(() => import('./ResetPasswordScreen.tsx'), 'ResetPasswordScreen'),
  }),
] as const;
