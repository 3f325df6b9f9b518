import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/**
 * What an accessibility checker calls serious or critical on the page as it stands; `rules` are those
 * to look for, or all. The checker stays in the page: to load it costs as much as to ask it.
 */
export async function seriousViolations(
  page: Page,
  rules?: readonly string[],
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const checker = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run({ resultTypes: ['violations'], ...runOnly });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    rules && { runOnly: [...rules] },
  );
}
