import { signUpConfirmed } from './support/people/accounts.ts';
import { verifyGuardian } from './support/people/child.ts';
import { expect, newcomer, otherBrowser, test } from './support/journey.ts';
import { PASSWORD } from './support/site.ts';
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the target has the focus, as people with only a keyboard do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the keyboard alone signs in, writes a post and finds its way', async ({ page }) => {
  await page.goto('/discover');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Email', { exact: true }));
  await page.keyboard.type('coach@ribbon.test');
  await tabTo(page, dialog.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/community');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('My Community');
  await expect(heading).toBeFocused();

  // The composer comes before everything that stands beside the feed.
  const create = page.getByRole('main').getByRole('link', { name: 'Create Post' });
  const beside = page.getByRole('complementary').getByRole('link').first();
  await expect(beside).toBeVisible();
  expect(
    await create.evaluate(
      (link, other) => link.compareDocumentPosition(other as Node),
      await beside.elementHandle(),
    ),
  ).toBe(4);
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create-post');
  await expect(page.locator('main h1:focus, main textarea:focus')).toBeVisible();
  await tabTo(page, page.getByRole('main').locator('textarea').first());
  const words = `Only with the keyboard, for ${test.info().project.name}`;
  await page.keyboard.type(words);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Share post' }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/create-post');
  await expect(page.getByText(words).first()).toBeVisible();
});

test('after a navigation the focus is on the heading', async ({ page }) => {
  await page.goto('/discover');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Gymnasts/u }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gymnasts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the keyboard alone approves what a child would like to share @once', async ({
  browser,
  page,
}) => {
  await signUpConfirmed(page);
  const { username } = newcomer();
  const added = await page.request.post('/api/family/children', {
    data: {
      firstName: 'Rosie',
      birthMonth: 1,
      birthYear: new Date().getUTCFullYear() - 10,
      username,
      password: PASSWORD,
      relationship: 'parent',
      permissions: { create_posts: true },
      noticeRead: true,
    },
  });
  expect(added.ok()).toBe(true);
  await verifyGuardian(username);
  const child = await otherBrowser(browser, page, username);
  const shared = await child.other.request.post('/api/posts', {
    data: { content: 'My hoop stayed up for three turns!', visibility: 'friends' },
  });
  expect(shared.ok()).toBe(true);
  await child.close();

  await page.goto('/family');
  await tabTo(page, page.getByRole('button', { name: /^Approve/u }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re all caught up')).toBeVisible();
});
