import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const guardianFormsRoutes = [
  defineRoute({
    path: '/admin/guardian-forms',
    gate: { access: 'systemAdmin' },
    screen: lazyRouteComponent(() => import('./GuardianFormsScreen.tsx'), 'GuardianFormsScreen'),
  }),
] as const;
