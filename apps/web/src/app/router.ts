import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routes.tsx';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultViewTransition: false,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the person whose profile a link leads to. */
    name?: string;
  }

  interface Register {
    router: typeof router;
  }
}
