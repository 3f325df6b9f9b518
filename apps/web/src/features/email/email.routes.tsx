import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { emailScreenSearch } from './email.search.ts';

export const emailRoutes = [
  defineRoute({
    path: '/admin/email-events',
    validateSearch: emailScreenSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./EmailEventsScreen.tsx'), 'EmailEventsScreen'),
  }),
] as const;
