import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { newPlanSearch, plansSearch } from './plans.search.ts';

const gate = { access: 'signedIn' } as const;

export const plansRoutes = [
  defineRoute({
    path: '/club-training',
    validateSearch: plansSearch,
    gate,
    screen: lazyRouteComponent(() => import('./club/ClubTrainingScreen.tsx'), 'ClubTrainingScreen'),
  }),
  defineRoute({
    path: '/club-training/new',
    validateSearch: newPlanSearch,
    gate,
    screen: lazyRouteComponent(() => import('./write/NewPlanScreen.tsx'), 'NewPlanScreen'),
  }),
  defineRoute({
    path: '/club-training/$planId',
    gate,
    screen: lazyRouteComponent(() => import('./PlanScreen.tsx'), 'PlanScreen'),
  }),
  defineRoute({
    path: '/club-training/$planId/edit',
    gate,
    screen: lazyRouteComponent(() => import('./write/EditPlanScreen.tsx'), 'EditPlanScreen'),
  }),
] as const;
