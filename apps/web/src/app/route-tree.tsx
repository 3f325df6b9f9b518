import { settingsQuery } from '#features/settings';
import { authSearch } from '#lib/session/auth-dialog.ts';
import { queryClient } from '#lib/query/query-client.ts';
import type { RouteDefinition, ScreenGate } from '#lib/navigation/routes.ts';
import { meQuery } from '#lib/session/session.ts';
import { lazily } from '#ui';
import {
  type AnyRoute,
  type AnyRouter,
  type ResolveFullPath,
  type ResolveId,
  type RouteComponent,
  createRootRoute,
  createRoute,
  redirect,
} from '@tanstack/react-router';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { Gate } from './screens/Gate.tsx';
import { Shell } from './shell/Shell.tsx';

const NotFound = lazily(async () => (await import('./screens/NotFound.tsx')).NotFound);

export const rootRoute = createRootRoute({
  validateSearch: authSearch,
  loader: () => {
    // Both start at once and neither holds the first paint back.
    void queryClient.prefetchQuery(meQuery);
    void queryClient.prefetchQuery(settingsQuery);
  },
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: ErrorScreen,
});

const behind = (gate: ScreenGate, Screen: RouteComponent) =>
  function GatedScreen() {
    return (
      <Gate {...gate}>
        <Screen />
      </Gate>
    );
  };

function routeOf(definition: RouteDefinition): AnyRoute {
  const { path, validateSearch } = definition;
  const place = {
    getParentRoute: () => rootRoute,
    path,
    ...(validateSearch && { validateSearch }),
  };
  if ('screen' in definition) {
    const { gate, screen } = definition;
    return createRoute({ ...place, component: gate ? behind(gate, screen) : screen });
  }
  return createRoute({
    ...place,
    beforeLoad: ({ params }) => {
      throw redirect<AnyRouter>({ to: definition.redirect, params, replace: true });
    },
  });
}

type Root = typeof rootRoute;

/** What `createRoute` would answer, had it been called with this path and this search. */
type RouteOf<Path extends string, Search> = ReturnType<
  typeof createRoute<
    unknown,
    Root,
    Path,
    ResolveFullPath<Root, Path>,
    string,
    ResolveId<Root, string, Path>,
    Search
  >
>;

type RoutesOf<List extends readonly RouteDefinition[]> = {
  [Index in keyof List]: List[Index] extends RouteDefinition<infer Path, infer Search>
    ? RouteOf<Path, Search>
    : never;
};

/** The routes of these definitions; each keeps its own path and search, which types every link. */
export const routesOf = <const List extends readonly RouteDefinition[]>(list: List) =>
  list.map(routeOf) as unknown as RoutesOf<List>;
