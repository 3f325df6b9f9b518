import { searchOf, text } from '#lib/navigation/reading.ts';
import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

const gate = { access: 'systemAdmin' } as const;
const words = text(80);

export const adminAccountsRoutes = [
  defineRoute({
    path: '/admin/accounts',
    // What each may be is for the screen to say: its lists of choices are not every visitor's to load.
    validateSearch: searchOf({
      search: words,
      userType: words,
      role: words,
      ageBand: words,
      guardian: words,
      clubId: words,
      status: words,
      verified: words,
      beta: words,
    }),
    gate,
    screen: lazyRouteComponent(() => import('./AdminAccountsScreen.tsx'), 'AdminAccountsScreen'),
  }),
  defineRoute({
    path: '/admin/accounts/$userId',
    gate,
    screen: lazyRouteComponent(() => import('./details/AccountScreen.tsx'), 'AccountScreen'),
  }),
] as const;
