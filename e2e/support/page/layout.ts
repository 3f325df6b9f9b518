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

/** What was drawn is measured, and told to the observer, by then. */
async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Nothing has moved by itself from the first paint to the last answer. */
export async function expectStill(page: Page, path: string): Promise<void> {
  await expect(page.locator('main[aria-busy], main [aria-busy="true"]'), path).toHaveCount(0);
  await page.evaluate(twoFrames);
  const shifted = await page.evaluate(() => (globalThis as unknown as Watched).shifted);
  expect(shifted, `what moves on ${path}`).toBeLessThan(SHIFT_LIMIT);
}

/** With text at twice its size, as somebody sets it in the browser, nothing leaves the screen sideways. */
export async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const size = async (standard: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${standard}px`);
    await page.evaluate(twoFrames);
  };
  await size(32);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await size(16);
  await browser.detach();
  expect(overflow, `large text on ${path}`).toBeLessThanOrEqual(0);
}
