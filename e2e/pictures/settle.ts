import type { Page } from '@playwright/test';

/** Waits until the screen has loaded; the live stream never ends, so it doesn't count. */
export async function settle(page: Page): Promise<void> {
  const isLoaded = () =>
    document.querySelector('#root main, main') !== null &&
    document.querySelector('[aria-busy="true"]') === null;
  await page.waitForFunction(isLoaded, undefined, { timeout: 15_000 }).catch(() => undefined);
  // Pictures load when they come near the window.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  const hasPictures = () => [...document.images].every((image) => image.complete);
  await page.waitForFunction(hasPictures, undefined, { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(600);
}
