import { defineRoute } from '#lib/navigation/routes.ts';
import { Home } from './screens/Home.tsx';

export const homeRoutes = [
  defineRoute({
    path: '/',
    // Small, and what most people see first: part of what every page loads.
    screen: Home,
  }),
] as const;
