import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html as markup } from '#platform/mail/html';
import type { Language } from '@ribbon/domain/kernel';
import { type DescribedPage, headOf, unlistedHead } from './page-head.ts';
import { openingsOf } from './page-openings.ts';
import { type SiteMap, matcherOf } from './site-map.ts';
import type { WebLanguages } from './web-languages.ts';

export interface Page {
  status: 200 | 404 | 503;
  html: string;
  etag: string;
}

/** An answer that a page asks for together with its files, and not after them. */
export interface FirstRead {
  /** The screen it belongs to, read for signed-in people; for every page where it is left out. */
  readonly path?: string;
  readonly endpoint: { readonly path: string };
}

export interface PagesNeeds {
  webDist: string;
  publicUrl: string;
  /** The slices' descriptions of the public pages. */
  described: readonly DescribedPage[];
  firstReads: readonly FirstRead[];
  /** The platform's name, which is always available. */
  siteName: () => Promise<string>;
  languages: WebLanguages;
  onFailure: (error: unknown) => void;
}

const ABOUT = /<!-- about -->.*<!-- \/about -->/su;
/** Where the page itself says the name, before the app does. */
const NAME = /<!-- name -->.*?<!-- \/name -->/gsu;

/**
 * The one page of the web app, with the files and answers its address needs named in it: the
 * browser asks for the files of a screen together with the app, not after it. The head says what
 * the page is about; a page that no slice describes asks not to be listed, and an address the web
 * app does not have is not found.
 */
export function pagesOf({
  webDist,
  publicUrl,
  described,
  firstReads,
  siteName,
  languages,
  onFailure,
}: PagesNeeds) {
  const source = readFileSync(join(webDist, 'index.html'), 'utf8');
  const shells = new Map<Language, ReturnType<typeof shellsIn>>();

  function shellsIn(language: Language) {
    const { template, openedWith } = openingsOf(languages.page(language, source));
    // The app then waits for who is here, and does not show a visitor's page first.
    return { template, forMembers: template.replace('<html ', '<html data-member '), openedWith };
  }
  function shellsOf(language: Language) {
    const known = shells.get(language) ?? shellsIn(language);
    shells.set(language, known);
    return known;
  }
  const siteMap = readSiteMap(webDist);
  const routeOf = matcherOf(Object.keys(siteMap.routes));
  const descriptions = new Map(described.map((page) => [page.path, page]));

  async function headFor({ path, params }: NonNullable<ReturnType<typeof routeOf>>, name: string) {
    const unlisted = unlistedHead(name);
    const page = descriptions.get(path);
    if (page === undefined) return { status: 200, head: unlisted } as const;
    const description = await page.describe(params);
    if (description === undefined) return { status: 404, head: unlisted } as const;
    if ('movedTo' in description) return description;
    return {
      status: 200,
      head: headOf(description, { name, publicUrl }),
      opening: description.opening,
    } as const;
  }

  return async (
    address: string,
    { isMember, language }: { isMember: boolean; language: Language },
  ): Promise<Page | { movedTo: string }> => {
    const [pathname = '/'] = address.split(/[?#]/u);
    const route = routeOf(pathname);
    const name = await siteName();
    const { template, forMembers, openedWith } = shellsOf(language);
    if (route === undefined) return write(named(template, name), 404, unlistedHead(name), []);
    const files = [...(isMember ? siteMap.members : []), ...(siteMap.routes[route.path] ?? [])];
    const reads = firstReads.filter(
      ({ path }) => path === undefined || (isMember && path === route.path),
    );
    const scripts = languages.addresses(language, linksTo(files).join(''));
    const links = [scripts, ...reads.map(linkToAnswer)];
    const shell = named(isMember ? forMembers : template, name);
    try {
      const found = await headFor(route, name);
      if ('movedTo' in found) return found;
      // The home page of members begins with what needs them.
      const opening = isMember && found.opening?.look === 'hero' ? undefined : found.opening;
      return write(openedWith(shell, opening), found.status, found.head, links);
    } catch (error) {
      // The app says itself what does not work; a search comes back later.
      onFailure(error);
      return write(shell, 503, unlistedHead(name), links);
    }
  };
}

/** The output of the build: every address of the web app, and the files that each needs. */
export function readSiteMap(webDist: string): SiteMap {
  const file = join(webDist, 'routes.json');
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { routes: {}, closed: [], members: [] };
}

const linksTo = (files: readonly string[]) =>
  [...new Set(files)].map(
    (name) => `<link rel="modulepreload" crossorigin href="/${name}" fetchpriority="low">`,
  );

/** As `fetch` asks: with the cookies of this origin. */
const linkToAnswer = ({ endpoint }: FirstRead) =>
  `<link rel="preload" as="fetch" crossorigin href="/api${endpoint.path}">`;

const named = (page: string, name: string): string =>
  page.replaceAll(NAME, () => markup`${name}`.html);

function write(
  template: string,
  status: Page['status'],
  head: string,
  links: readonly string[],
): Page {
  const html = template
    .replace(ABOUT, () => head)
    .replace('</head>', () => `${links.join('')}</head>`);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, html, etag };
}
