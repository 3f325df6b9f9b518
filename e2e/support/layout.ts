import { type Page, expect } from '@playwright/test';

/** Part of the screen times part of the way: what moves by itself on a page may not be more. */
const SHIFT_LIMIT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Watched {
  shifted: number;
}

/** Adds up what moves by itself on every page from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) watched.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Before another screen comes, as a link would bring it. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((globalThis as unknown as Watched).shifted = 0));

/** Nothing has moved by itself from the first paint to the last answer. */
export async function expectStill(page: Page, path: string): Promise<void> {
  await expect(page.locator('main[aria-busy], main [aria-busy="true"]'), path).toHaveCount(0);
  const shifted = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return (globalThis as unknown as Watched).shifted;
  });
  expect(shifted, `what moves on ${path}`).toBeLessThan(SHIFT_LIMIT);
}

/** With text at twice its size, as somebody sets it in the browser, nothing leaves the screen sideways. */
export async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const size = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await size(32);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await size(16);
  await browser.detach();
  expect(overflow, `large text on ${path}`).toBeLessThanOrEqual(0);
}
