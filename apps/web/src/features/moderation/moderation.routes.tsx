import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const moderationRoutes = [
  defineRoute({
    path: '/admin/queue',
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./queue/QueueScreen.tsx'), 'QueueScreen'),
  }),
] as const;
