/** What a page that everybody may find says of itself, on the screen and elsewhere. */
export interface PublicPage {
  /** Its address as the site map has it, with `$name` for parameters. */
  readonly path: string;
  /** None for the page that is the site itself. */
  readonly title?: string;
  /** One or two sentences, as a search or a shared link shows them. */
  readonly description: string;
}

/** The name in the tab: the page's, and whose page it is. */
export const documentTitle = (title: string | undefined, site: string): string =>
  title === undefined ? site : `${title} · ${site}`;

/** How much of a text a search or a shared link shows. */
const DESCRIPTION_MAX = 200;

/** The beginning of what somebody wrote, on one line and ending with a word. */
export function excerpt(text: string, max: number = DESCRIPTION_MAX): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`;
}
