import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { trainingSearch } from './training.search.ts';

export const trainingRoutes = [
  defineRoute({
    path: '/training',
    validateSearch: trainingSearch,
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./TrainingScreen.tsx'), 'TrainingScreen'),
  }),
  defineRoute({
    path: '/training/$userId',
    gate: { access: 'signedIn' },
    screen: lazyRouteComponent(() => import('./sharing/LogScreen.tsx'), 'LogScreen'),
  }),
] as const;
