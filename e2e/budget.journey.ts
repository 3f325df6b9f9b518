import { arriveAs, expect, test } from './support/journey.ts';
import type { Browser, Page } from '@playwright/test';
import { expectStill, watchShifts } from './support/page/layout.ts';

const KB = 1024;

/** What a first visit may load, as it is sent, without headers; CSS and pictures count as requests only. */
const BUDGETS = [
  { path: '/', requests: 12, script: 112 * KB, fonts: 52 * KB },
  { path: '/clubs', requests: 20, script: 165 * KB, fonts: 35 * KB },
  { path: '/community', requests: 17, script: 167.25 * KB, fonts: 35 * KB },
];

/** What a page is sent from now on: bytes by kind, and how many requests. */
async function watchSent(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const sent = new Map<string, { type: string; bytes: number }>();
  client.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { type, bytes: 0 });
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  return {
    requests: () => sent.size,
    bytesOf: (kind: string) =>
      [...sent.values()].reduce((sum, { type, bytes }) => sum + (type === kind ? bytes : 0), 0),
  };
}

for (const { path, requests, script, fonts } of BUDGETS) {
  test(`a first visit of ${path} loads no more than it may @once`, async ({ page }) => {
    const sent = await watchSent(page);
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await expectStill(page, path);
    expect.soft(sent.requests(), 'requests').toBeLessThanOrEqual(requests);
    expect.soft(sent.bytesOf('Script'), 'bytes of JavaScript').toBeLessThanOrEqual(script);
    expect.soft(sent.bytesOf('Font'), 'bytes of fonts').toBeLessThanOrEqual(fonts);
  });
}

/** What the home page sends to a browser that has never been here. */
async function firstVisit(browser: Browser, locale: string): Promise<number> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const sent = await watchSent(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = sent.bytesOf('Script');
  await context.close();
  return bytes;
}

for (const locale of ['bg', 'de']) {
  test(`a first visit of / in another language (${locale}) loads no more than it may @once`, async ({
    browser,
  }) => {
    // The first to ask gets files that are compressed in a hurry; better ones follow soon.
    await expect
      .poll(() => firstVisit(browser, locale), { message: 'bytes of JavaScript' })
      .toBeLessThanOrEqual(118 * KB);
  });
}

test('a member’s feed loads neither forms nor dialogs before one is opened @once', async ({
  page,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  const sent = await watchSent(page);
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sent.bytesOf('Script'), 'bytes of JavaScript').toBeLessThanOrEqual(180 * KB);
});
