/** The addresses of the web app, as its build writes them. */
export interface SiteMap {
  /** Every route and the files needed besides those of every page. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** Those of them that are for people who are signed in. */
  closed: readonly string[];
  /** Around every screen of somebody who is signed in. */
  members: readonly string[];
}

export interface FoundRoute {
  path: string;
  params: Readonly<Record<string, string>>;
}

/** Finds the route of a path, a name before a parameter, as the router of the web app does. */
export function matcherOf(paths: readonly string[]): (pathname: string) => FoundRoute | undefined {
  const patterns = paths
    .map((path) => ({ path, pattern: patternOf(path) }))
    .toSorted((a, b) => Number(a.path.includes('$')) - Number(b.path.includes('$')));
  return (pathname) => {
    for (const { path, pattern } of patterns) {
      const match = pattern.exec(pathname);
      if (match) return { path, params: decoded(match.groups ?? {}) };
    }
    return undefined;
  };
}

/** `/gymnast/$id` as an expression; a slash at the end changes nothing. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/u, '').replaceAll(/\$(\w+)/gu, '(?<$1>[^/]+)')}/?$`, 'u');

const decoded = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)] as const),
  );
