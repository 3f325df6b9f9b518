import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const adminStartRoutes = [
  defineRoute({
    path: '/admin',
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./AdminStartScreen.tsx'), 'AdminStartScreen'),
  }),
] as const;
