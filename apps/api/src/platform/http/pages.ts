import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Page {
  html: string;
  etag: string;
}

/** What the build writes: the files needed besides those of every page. */
interface Files {
  routes: Readonly<Record<string, readonly string[]>>;
  /** Around every screen of somebody who is signed in. */
  members: readonly string[];
}

/**
 * The one page of the web app, with what its address needs named in it: the browser asks for the
 * files of a screen together with the app, not after it. Each route is written once for visitors and
 * once for members, and kept.
 */
export function pagesOf(
  webDist: string,
  publicUrl: string,
): (address: string, isMember: boolean) => Page {
  const html = readFileSync(join(webDist, 'index.html'), 'utf8').replaceAll(
    '__PUBLIC_URL__',
    publicUrl,
  );
  const file = join(webDist, 'routes.json');
  const { routes, members }: Files = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { routes: {}, members: [] };
  const patterns = Object.keys(routes)
    .map((path) => ({ path, matches: pattern(path) }))
    // A name before a parameter, as the router of the web app does.
    .toSorted((a, b) => Number(a.path.includes('$')) - Number(b.path.includes('$')));
  const written = new Map<string, Page>();
  return (address, isMember) => {
    const [pathname = '/'] = address.split(/[?#]/u);
    const route = patterns.find(({ matches }) => matches.test(pathname))?.path ?? '';
    const key = `${isMember ? 'member' : 'visitor'} ${route}`;
    const files = [...(isMember ? members : []), ...(routes[route] ?? [])];
    const page = written.get(key) ?? write(html, [...new Set(files)]);
    written.set(key, page);
    return page;
  };
}

/** `/gymnast/$id` as an expression; a slash at the end changes nothing. */
const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/u, '').replaceAll(/\$\w+/gu, '[^/]+')}/?$`, 'u');

function write(template: string, files: readonly string[]): Page {
  const links = files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  const html = template.replace('</head>', `${links.join('')}</head>`);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag };
}
