import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ticketFilters } from './admin/reports.tickets.search.ts';

export const reportsRoutes = [
  defineRoute({
    path: '/admin/reports',
    validateSearch: ticketFilters,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(
      () => import('./admin/AdminReportsScreen.tsx'),
      'AdminReportsScreen',
    ),
  }),
] as const;
