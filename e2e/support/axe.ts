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

interface Look {
  /** Those to look for, or all. */
  rules?: readonly string[] | undefined;
  /** With the frame of the page and every entry of a list. */
  whole: boolean;
}

/**
 * What an accessibility checker calls serious or critical on the page as it stands. The checker stays
 * in the page: to load it costs as much as to ask it.
 */
export async function seriousViolations(page: Page, { rules, whole }: Look): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ exclude, runOnly, ours }) => {
      const checker = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run(
        { exclude },
        { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) },
      );
      return violations
        .filter(
          ({ id, impact }) => impact === 'serious' || impact === 'critical' || ours.includes(id),
        )
        .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    { exclude: whole ? [] : SEEN_ELSEWHERE, runOnly: rules && [...rules], ours: OUR_OWN },
  );
}
