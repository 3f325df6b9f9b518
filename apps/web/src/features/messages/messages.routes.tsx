import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { messagesSearch } from './messages.search.ts';

export const messagesRoutes = [
  defineRoute({
    path: '/admin/messages',
    validateSearch: messagesSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./MessagesScreen.tsx'), 'MessagesScreen'),
  }),
] as const;
