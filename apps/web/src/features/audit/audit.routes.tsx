import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { auditSearch } from './audit.search.ts';

export const auditRoutes = [
  defineRoute({
    path: '/admin/audit',
    validateSearch: auditSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./AuditScreen.tsx'), 'AuditScreen'),
  }),
] as const;
