import { defineRoute } from '#lib/routes.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';

export const siteRoutes = [
  defineRoute({
    path: '/',
    screen: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
  }),
  defineRoute({
    path: '/waitlist',
    validateSearch: z.object({ confirm: z.string().optional().catch(undefined) }),
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
] as const;
