import { AxeBuilder } from '@axe-core/playwright';
import { type Page, test as base, expect } from '@playwright/test';
import { BASE_URL, PASSWORD } from './site.ts';

/**
 * A page that watches itself: a request to another origin, an error in the console or an uncaught
 * exception fails the journey it happened in.
 */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
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
    await page.addInitScript(() => {
      if (!localStorage.getItem('cookie-consent')) {
        localStorage.setItem(
          'cookie-consent',
          JSON.stringify({
            necessary: true,
            analytics: false,
            marketing: false,
            functional: false,
          }),
        );
      }
    });
    await use(page);
    expect(wrongs).toEqual([]);
  },
});

export { expect };

/** Nothing that an accessibility checker calls serious or critical, in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect(serious, `axe, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

let people = 0;
/** An address and a username that nobody has used before. */
export function newcomer(): { email: string; username: string } {
  people += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${people}`;
  return { email: `new.${mark}@people.ribbon.test`, username: `new_${mark}` };
}

/** The link of the newest mail to an address, from the development mailbox. */
export async function linkMailedTo(page: Page, email: string, subject: string): Promise<string> {
  const mailbox = await page.context().newPage();
  try {
    await expect(async () => {
      await mailbox.goto('/dev/mailbox');
      await mailbox
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('link', { name: subject })
        .first()
        .click({ timeout: 1000 });
    }).toPass();
    const text = await mailbox.locator('pre').textContent();
    const link = /https?:\/\/\S+/u.exec(text ?? '')?.[0];
    if (link === undefined) throw new Error('the mail has no link');
    return link;
  } finally {
    await mailbox.close();
  }
}
