import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { caseFilters } from './safeguarding.search.ts';

const gate = { access: 'systemAdmin', secondFactor: true } as const;

export const safeguardingRoutes = [
  defineRoute({
    path: '/admin/safeguarding',
    validateSearch: caseFilters,
    gate,
    screen: lazyRouteComponent(() => import('./CasesScreen.tsx'), 'CasesScreen'),
  }),
  defineRoute({
    path: '/admin/safeguarding/$caseId',
    gate,
    screen: lazyRouteComponent(() => import('./case/CaseScreen.tsx'), 'CaseScreen'),
  }),
  defineRoute({
    path: '/answers',
    gate: { access: 'anyAccount', prompt: 'Please sign in to read your answers.' },
    screen: lazyRouteComponent(() => import('./talk/AnswersScreen.tsx'), 'AnswersScreen'),
  }),
] as const;
