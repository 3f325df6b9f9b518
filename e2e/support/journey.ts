import { type Browser, type Page, test as base, expect } from '@playwright/test';
import { seriousViolations } from './page/axe.ts';
import { unsaidNotes } from './page/browser-notes.ts';
import { BASE_URL, PASSWORD } from './site.ts';

/** Collects what a page must never do: leave our origin, write an error to the console, throw. */
export function watch(page: Page): string[] {
  const wrongs: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === BASE_URL || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!ours) wrongs.push(`a request left our origin: ${url.origin}`);
  });
  page.on('pageerror', (error) => wrongs.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself notes every refused call; whether it was right is the journey's business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      wrongs.push(`console: ${message.text()}`);
    }
  });
  return wrongs;
}

/** Has the cookie banner answered before the first page, so that it covers nothing. */
export async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript((consent) => {
    if (!localStorage.getItem('cookie-consent')) localStorage.setItem('cookie-consent', consent);
  }, '{"necessary":true,"analytics":false,"marketing":false,"functional":false}');
}

/**
 * A page that watches itself: a request to another origin, an error in the console or an uncaught
 * exception fails the journey it happened in, and so does a cookie or a stored note that the cookie
 * policy does not name. `askAboutCookies` leaves the banner to the journey.
 */
export const test = base.extend<{ page: Page; askAboutCookies: boolean }>({
  askAboutCookies: [false, { option: true }],
  page: async ({ page, askAboutCookies }, use) => {
    const wrongs = watch(page);
    if (!askAboutCookies) await refuseCookies(page);
    await use(page);
    expect(wrongs).toEqual([]);
    expect(await unsaidNotes(page), 'kept without a word in the cookie policy').toEqual([]);
  },
});

export { expect };

/**
 * Nothing that an accessibility checker calls serious or critical: in the light on a phone, in the
 * dark on a wide screen, or in both. `whole` asks everything, with the frame around every screen.
 */
export async function expectAccessible(
  page: Page,
  { both = false, whole = false } = {},
): Promise<void> {
  const theme = onPhone(page) ? 'light' : 'dark';
  await expectThemeAccessible(page, theme, { whole });
  if (both) {
    const other = theme === 'light' ? 'dark' : 'light';
    await expectThemeAccessible(page, other, { whole, colours: true });
  }
  await wear(page, undefined);
}

async function expectThemeAccessible(
  page: Page,
  theme: 'light' | 'dark',
  look: { whole: boolean; colours?: boolean },
): Promise<void> {
  await wear(page, theme);
  const serious = (await seriousViolations(page, look)).map(
    ({ id, nodes }) => `${id}: ${nodes.join(' ')}`,
  );
  expect(serious, `axe, ${theme}`).toEqual([]);
}

/** Set on the page itself: an emulated system theme reaches a busy page only some time later. */
async function wear(page: Page, theme: 'light' | 'dark' | undefined): Promise<void> {
  await page.evaluate(async (chosen) => {
    if (chosen) document.documentElement.dataset['theme'] = chosen;
    else delete document.documentElement.dataset['theme'];
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, theme);
}

export const onPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * For a page that shall stay as it is until it is asked: it hears nothing of what others change, and
 * so does not read again on its own.
 */
export async function hearNothing(page: Page): Promise<void> {
  await page.route('**/api/stream', (route) => route.fulfill({ status: 204 }));
}

/** On a phone the filters of a list are in a sheet. */
export async function withFilters(page: Page, choose: () => Promise<unknown>): Promise<void> {
  if (!onPhone(page)) return void (await choose());
  await page.getByRole('button', { name: /^Filters/u }).click();
  await choose();
  await page.getByRole('dialog').getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function fillSignIn(
  page: Page,
  { email, password = PASSWORD }: { email: string; password?: string },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email, password });
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  // Whatever is opened before one is home again goes with the old page.
  await expect(page).toHaveURL('/');
}

/** Signed in before the first page, for journeys that are about something else. */
export async function arriveAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/session', { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
}

const PLANTS = 'willow clover heather bramble juniper hazel rowan primrose bluebell fern'.split(
  ' ',
);
const PLACES = 'meadow river harbour garden orchard valley island bridge lantern window'.split(' ');
const COLOURS = 'amber copper silver violet coral ivory crimson emerald golden indigo'.split(' ');
const any = (words: readonly string[]) => words[Math.floor(Math.random() * words.length)] ?? '';

/** Words of one journey alone: letters in a row may look like an abbreviation that nobody should write. */
export const newWords = (): string => `${any(COLOURS)} ${any(PLANTS)} ${any(PLACES)}`;

let people = 0;
/** An address and a username that nobody has used before. */
export function newcomer(): { email: string; username: string } {
  people += 1;
  // Letters alone: a name with many digits is taken for a telephone number, and refused.
  const mark = `${Date.now().toString(36)}${process.pid}${people}`.replaceAll(/\d/gu, (digit) =>
    'bdfghjkmpt'.charAt(Number(digit)),
  );
  return { email: `new.${mark}@people.ribbon.test`, username: `new_${mark}` };
}

/** The text of the newest mail to an address that has these words, from the development mailbox. */
export async function mailTo(
  page: Page,
  { email, subject, words = '' }: { email: string; subject: string; words?: string },
): Promise<string> {
  const mailbox = await page.context().newPage();
  let found: string | undefined;
  try {
    await expect(async () => {
      await mailbox.goto('/dev/mailbox');
      const mails = mailbox
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('link', { name: subject });
      for (const address of await mails.evaluateAll((links) =>
        links.slice(0, 5).map((link) => link.getAttribute('href') ?? ''),
      )) {
        await mailbox.goto(address);
        const text = (await mailbox.locator('pre').textContent()) ?? '';
        if (text.includes(words)) found ??= text;
      }
      expect(found).toBeDefined();
    }).toPass({ timeout: 60_000 });
  } finally {
    await mailbox.close();
  }
  return found ?? '';
}

/** The link of the newest mail to an address. */
export async function linkMailedTo(page: Page, email: string, subject: string): Promise<string> {
  const text = await mailTo(page, { email, subject });
  const link = /https?:\/\/\S+/u.exec(text)?.[0];
  if (link === undefined) throw new Error('the mail has no link');
  return link;
}

/** Another person, or a visitor, in a browser of their own. */
export async function another(browser: Browser, page: Page, email?: string) {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const own = await context.newPage();
  const wrongs = watch(own);
  await refuseCookies(own);
  if (email) await arriveAs(own, email);
  return {
    page: own,
    async leave(): Promise<void> {
      await context.close();
      expect(wrongs).toEqual([]);
    },
  };
}

/** Another person in a browser of their own. */
export async function otherBrowser(browser: Browser, page: Page, email: string) {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  const wrongs = watch(other);
  await refuseCookies(other);
  await arriveAs(other, email);
  return { other, wrongs, close: () => context.close() };
}
