import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** The frame is the same around every screen, and the first entries of a list stand for the others. */
const SEEN_ELSEWHERE = [
  'header.sticky',
  'nav[aria-label="Main"]',
  'footer',
  'li:nth-child(n + 6)',
  'tr:nth-child(n + 6)',
];

/** Called moderate, and still not ours: headings that skip a level. */
const OUR_OWN = ['heading-order'];

/** Never serious, so nobody would hear of them. */
const NOT_SERIOUS = [
  'aria-allowed-role',
  'landmark-main-is-top-level',
  'landmark-unique',
  'region',
];
/** Looks at every line of text once more, while links within text have one style, underlined. */
const SLOW = ['link-in-text-block'];
/** The only one that light and dark could answer in different ways. */
const COLOURS = ['color-contrast'];

interface Look {
  /** Colours alone: everything else is the same in the dark. */
  colours?: boolean;
  /** With the frame of the page, every entry of a list, and the slow questions, too. */
  whole: boolean;
}

/**
 * What an accessibility checker calls serious or critical on the page as it stands. The checker stays
 * in the page: to load it costs as much as to ask it.
 */
export async function seriousViolations(
  page: Page,
  { colours, whole }: Look,
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ exclude, only, without, ours }) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await checker.run(
        { exclude },
        {
          resultTypes: ['violations'],
          preload: false,
          ...(only
            ? { runOnly: only }
            : { rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])) }),
        },
      );
      return violations
        .filter(
          ({ id, impact }) => impact === 'serious' || impact === 'critical' || ours.includes(id),
        )
        .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    {
      exclude: whole ? [] : SEEN_ELSEWHERE,
      only: colours ? COLOURS : undefined,
      without: [...NOT_SERIOUS, ...(whole ? [] : SLOW)],
      ours: OUR_OWN,
    },
  );
}
