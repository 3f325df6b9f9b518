import { type Html, html as markup } from '#platform/mail/html';
import { translated } from '#platform/language/reader';
import { type PublicPage, documentTitle } from '@ribbon/domain/kernel';

/** Where a page is found now. */
export interface MovedPage {
  readonly movedTo: string;
}

/** The addresses of one kind of page, part by part, for the site map. */
export interface PageAddresses {
  /** The name in the address of its part of the site map. */
  readonly name: string;
  /** The last key of each full part but the last, in order. */
  ends(size: number): Promise<readonly string[]>;
  /** The addresses after a key, at most so many, in the order of their keys. */
  after(key: string | undefined, size: number): Promise<readonly PageAddress[]>;
}

export interface PageAddress {
  readonly path: string;
  /** When what it shows was changed. */
  readonly changedAt: Date;
}

/** A page of the web app that everybody may find. Every other page asks not to be listed. */
export interface DescribedPage {
  /** As the web app has it: `/clubs/$slug`. */
  readonly path: string;
  /** The description of the page with these parameters; undefined where there is none. */
  describe(
    params: Readonly<Record<string, string>>,
  ): Promise<PublicPage | MovedPage | undefined> | PublicPage;
  /** Where there are many of the kind. */
  readonly addresses?: PageAddresses;
}

/** Pages whose words are always the same. */
export const describedPages = (pages: Readonly<Record<string, PublicPage>>): DescribedPage[] =>
  Object.values(pages).map((page) => ({ path: page.path, describe: () => page }));

interface Site {
  name: string;
  publicUrl: string;
}

const PICTURE = { width: 1200, height: 630, alt: 'A gymnast’s ribbon in full flight' };

/** The tags that say what a page is about, for searches, shared links and the tab. */
export function headOf(page: PublicPage, { name, publicUrl }: Site): string {
  const title = documentTitle(page.title && translated(page.title), name);
  const description = translated(page.description);
  const address = publicUrl + page.path;
  const shared = {
    'og:type': 'website',
    'og:site_name': name,
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:image': `${publicUrl}/social.png`,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': translated(PICTURE.alt),
  };
  const tags = Object.entries(shared).map(
    ([property, content]) => markup`<meta property="${property}" content="${content}">`,
  );
  // Of the tags of Twitter those that are not named are taken from the shared ones.
  const card = meta('twitter:card', 'summary_large_image');
  return markup`<title>${title}</title>${meta('description', description)}<link rel="canonical" href="${address}">${tags}${card}`
    .html;
}

/** The head of a page that is only for people who are there, and for no search index. */
export const unlistedHead = (siteName: string): string =>
  markup`<title>${siteName}</title>${meta('robots', 'noindex')}`.html;

const meta = (name: string, content: string): Html =>
  markup`<meta name="${name}" content="${content}">`;
