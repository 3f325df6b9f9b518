import { searchOf, text } from '#lib/navigation/reading.ts';
import { defineRoute } from '#lib/navigation/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';

export const siteRoutes = [
  defineRoute({
    path: '/waitlist',
    validateSearch: searchOf({ confirm: text(1000) }),
    screen: lazyRouteComponent(() => import('./waitlist/WaitlistScreen.tsx'), 'WaitlistScreen'),
  }),
  defineRoute({
    path: '/discover',
    screen: lazyRouteComponent(() => import('./DiscoverScreen.tsx'), 'DiscoverScreen'),
  }),
  defineRoute({
    path: '/contact',
    screen: lazyRouteComponent(() => import('./ContactScreen.tsx'), 'ContactScreen'),
  }),
  defineRoute({
    path: '/privacy-policy',
    screen: lazyRouteComponent(
      () => import('./policies/PrivacyPolicyScreen.tsx'),
      'PrivacyPolicyScreen',
    ),
  }),
  defineRoute({
    path: '/terms-of-service',
    screen: lazyRouteComponent(() => import('./policies/TermsScreen.tsx'), 'TermsScreen'),
  }),
  defineRoute({
    path: '/cookie-policy',
    screen: lazyRouteComponent(
      () => import('./policies/CookiePolicyScreen.tsx'),
      'CookiePolicyScreen',
    ),
  }),
  defineRoute({
    path: '/child-safety',
    screen: lazyRouteComponent(
      () => import('./policies/ChildSafetyScreen.tsx'),
      'ChildSafetyScreen',
    ),
  }),
  defineRoute({
    path: '/guides/clubs',
    screen: lazyRouteComponent(() => import('./guides/ClubGuideScreen.tsx'), 'ClubGuideScreen'),
  }),
  defineRoute({
    path: '/guides/guardians',
    screen: lazyRouteComponent(
      () => import('./guides/GuardianGuideScreen.tsx'),
      'GuardianGuideScreen',
    ),
  }),
] as const;
