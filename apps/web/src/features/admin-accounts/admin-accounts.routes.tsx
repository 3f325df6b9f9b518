import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { accountFilters } from './admin-accounts.search.ts';

const gate = { access: 'systemAdmin' } as const;

export const adminAccountsRoutes = [
  defineRoute({
    path: '/admin/accounts',
    validateSearch: accountFilters,
    gate,
    screen: lazyRouteComponent(() => import('./AdminAccountsScreen.tsx'), 'AdminAccountsScreen'),
  }),
  defineRoute({
    path: '/admin/accounts/$userId',
    gate,
    screen: lazyRouteComponent(() => import('./details/AccountScreen.tsx'), 'AccountScreen'),
  }),
] as const;
