/** What a page that everybody may find says of itself, on the screen and elsewhere. */
export interface PublicPage {
  /** Its address as the site map has it, with `$name` for parameters. */
  readonly path: string;
  /** None for the page that is the site itself. */
  readonly title?: string;
  /** One or two sentences, as a search or a shared link shows them. */
  readonly description: string;
  /** What its screen begins with: the page shows it before the app is there. */
  readonly opening?: PageOpening;
}

export interface PageOpening {
  /** How it is set: as most screens are, or large below the drawing of the home page. */
  readonly look: 'wide' | 'hero';
  readonly title: string;
  readonly intro: string;
}

/** The name in the tab: the page's, and whose page it is. */
export const documentTitle = (title: string | undefined, site: string): string =>
  title === undefined ? site : `${title} · ${site}`;
