import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const settingsRoutes = [
  defineRoute({
    path: '/admin/settings',
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(
      () => import('./admin/AdminSettingsScreen.tsx'),
      'AdminSettingsScreen',
    ),
  }),
] as const;
