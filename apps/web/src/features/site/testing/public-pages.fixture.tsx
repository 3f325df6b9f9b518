import { settingsQuery } from '#features/settings';
import { meQuery } from '#lib/session/session.ts';
import { DEFAULT_SETTINGS, type Settings } from '@ribbon/domain/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { figuresQuery, operatorQuery } from '../site.queries.ts';
import { sentencesOf } from './sentences.fixture.ts';

const OPERATOR = {
  name: 'The operator',
  address: 'The address',
  email: 'operator@ribbon.test',
  dataProtection: 'The data protection contact',
};

/** Every sentence that a visitor reads on a page, in beta mode and without. */
export async function sentencesAt(path: string, Screen: FunctionComponent): Promise<string[]> {
  const both = [await shown(path, Screen, false), await shown(path, Screen, true)];
  return [...new Set(both.flat())];
}

async function shown(
  path: string,
  Screen: FunctionComponent,
  betaMode: boolean,
): Promise<string[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData<Settings>(settingsQuery.queryKey, { ...DEFAULT_SETTINGS, betaMode });
  queries.setQueryData(meQuery.queryKey, null);
  queries.setQueryData(figuresQuery.queryKey, { families: null, clubs: null, countries: null });
  queries.setQueryData(operatorQuery.queryKey, OPERATOR);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, component: Screen });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const sentences = sentencesOf(container);
  cleanup();
  return sentences;
}
