import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const calendarRoutes = [
  defineRoute({
    path: '/calendar',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./CalendarScreen.tsx'), 'CalendarScreen'),
  }),
  defineRoute({
    path: '/clubs/$clubId/events',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./ClubEventsScreen.tsx'), 'ClubEventsScreen'),
  }),
  defineRoute({
    path: '/clubs/$clubId/events/$eventId',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./EventScreen.tsx'), 'EventScreen'),
  }),
] as const;
