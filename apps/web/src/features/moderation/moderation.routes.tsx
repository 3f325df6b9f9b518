import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { queueSearch } from './queue/moderation.queue.search.ts';

export const moderationRoutes = [
  defineRoute({
    path: '/admin/queue',
    validateSearch: queueSearch,
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./queue/QueueScreen.tsx'), 'QueueScreen'),
  }),
] as const;
