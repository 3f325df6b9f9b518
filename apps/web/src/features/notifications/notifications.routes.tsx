import { defineRoute, tokenSearch } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { notificationSearch } from './notifications.search.ts';

export const notificationsRoutes = [
  defineRoute({
    path: '/stop-mails',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(() => import('./StopMailsScreen.tsx'), 'StopMailsScreen'),
  }),
  defineRoute({
    path: '/notifications',
    validateSearch: notificationSearch,
    gate: { access: 'signedIn', isOutsideBeta: true },
    screen: lazyRouteComponent(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
  }),
] as const;
