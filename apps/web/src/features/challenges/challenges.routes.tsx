import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { challengesSearch } from './challenges.search.ts';

const gate = { access: 'signedIn' } as const;

export const challengesRoutes = [
  defineRoute({
    path: '/challenges',
    validateSearch: challengesSearch,
    gate,
    screen: lazyRouteComponent(() => import('./list/ChallengesScreen.tsx'), 'ChallengesScreen'),
  }),
  defineRoute({
    path: '/challenges/new',
    gate,
    screen: lazyRouteComponent(
      () => import('./write/NewChallengeScreen.tsx'),
      'NewChallengeScreen',
    ),
  }),
  defineRoute({
    path: '/challenges/$challengeId',
    gate,
    screen: lazyRouteComponent(() => import('./ChallengeScreen.tsx'), 'ChallengeScreen'),
  }),
  defineRoute({
    path: '/challenges/$challengeId/edit',
    gate,
    screen: lazyRouteComponent(
      () => import('./write/EditChallengeScreen.tsx'),
      'EditChallengeScreen',
    ),
  }),
  defineRoute({
    path: '/challenges/$challengeId/certificate',
    gate,
    screen: lazyRouteComponent(() => import('./CertificateScreen.tsx'), 'CertificateScreen'),
  }),
  defineRoute({
    path: '/challenges/$challengeId/certificate/$userId',
    gate,
    screen: lazyRouteComponent(() => import('./CertificateScreen.tsx'), 'ChildCertificateScreen'),
  }),
] as const;
