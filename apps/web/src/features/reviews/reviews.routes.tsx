import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { reviewFilters } from './admin/reviews.admin.search.ts';

export const reviewsRoutes = [
  defineRoute({
    path: '/admin/reviews',
    validateSearch: reviewFilters,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(
      () => import('./admin/AdminReviewsScreen.tsx'),
      'AdminReviewsScreen',
    ),
  }),
] as const;
