import { searchOf, text } from '#lib/navigation/reading.ts';
import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

const words = text(80);

export const messagesRoutes = [
  defineRoute({
    path: '/admin/messages',
    // What each may be is for the screen to say: its lists of choices are not every visitor's to load.
    validateSearch: searchOf({ search: words, topic: words, status: words }),
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./MessagesScreen.tsx'), 'MessagesScreen'),
  }),
] as const;
