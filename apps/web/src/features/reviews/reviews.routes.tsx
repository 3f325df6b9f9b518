import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const reviewsRoutes = [
  defineRoute({
    path: '/admin/reviews',
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(
      () => import('./admin/AdminReviewsScreen.tsx'),
      'AdminReviewsScreen',
    ),
  }),
] as const;
