import { defineRoute, tokenSearch } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const familiesRoutes = [
  defineRoute({
    path: '/parent/approve/$childProfileId',
    validateSearch: tokenSearch,
    screen: lazyRouteComponent(
      () => import('./approve/GuardianRequestScreen.tsx'),
      'GuardianRequestScreen',
    ),
  }),
  defineRoute({
    path: '/family',
    gate: { access: 'signedIn', isOutsideBeta: true },
    screen: lazyRouteComponent(() => import('./FamilyScreen.tsx'), 'FamilyScreen'),
  }),
  defineRoute({
    path: '/family/add',
    gate: { access: 'signedIn', isOutsideBeta: true },
    screen: lazyRouteComponent(() => import('./add/AddChildScreen.tsx'), 'AddChildScreen'),
  }),
  defineRoute({
    path: '/family/children/$childId/form',
    gate: { access: 'signedIn', isOutsideBeta: true },
    screen: lazyRouteComponent(
      () => import('./space/permissions/SignedFormScreen.tsx'),
      'SignedFormScreen',
    ),
  }),
] as const;
