import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { appealFilters, hiddenFilters } from './admin/sanctions.admin.search.ts';

export const sanctionsRoutes = [
  defineRoute({
    path: '/account/decisions',
    gate: { access: 'anyAccount', prompt: 'Please sign in to read decisions about you.' },
    screen: lazyRouteComponent(() => import('./DecisionsScreen.tsx'), 'DecisionsScreen'),
  }),
  defineRoute({
    path: '/admin/hidden',
    validateSearch: hiddenFilters,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./admin/HiddenScreen.tsx'), 'HiddenScreen'),
  }),
  defineRoute({
    path: '/admin/appeals',
    validateSearch: appealFilters,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./admin/AppealsScreen.tsx'), 'AppealsScreen'),
  }),
] as const;
