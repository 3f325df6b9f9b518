import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { calendarSearch } from './calendar.search.ts';

export const calendarRoutes = [
  defineRoute({
    path: '/calendar',
    validateSearch: calendarSearch,
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
    screen: lazyRouteComponent(() => import('./event/EventScreen.tsx'), 'EventScreen'),
  }),
] as const;
