import { inDays } from './support/content/days.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newWords,
  test,
} from './support/journey.ts';
import type { Page } from '@playwright/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();

/** A challenge of the journey alone, made by a system admin. */
async function makeChallenge(admin: Page, title: string): Promise<void> {
  await admin.goto('/challenges');
  await admin.getByRole('link', { name: 'New challenge' }).click();
  await admin.getByText('Everyone here').click();
  await admin.getByLabel('Title').fill(title);
  await admin.getByLabel('What it’s about').fill('A little every day.');
  const today = inDays(0);
  await admin.getByLabel('First day').fill(today);
  await admin.getByLabel('Task 1', { exact: true }).fill('Stretch for a minute');
  await admin.getByRole('button', { name: 'Add a task' }).click();
  await admin.getByLabel('Task 2', { exact: true }).fill('Balance on one leg');
  await admin.getByRole('textbox', { name: 'How many times' }).nth(1).fill('2');
  await admin.getByLabel('Rewards').fill('A certificate\nA smile\nA high five');
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await admin.getByRole('button', { name: 'Create challenge' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a gymnast joins a challenge, ticks its tasks off and prints the certificate', async ({
  page,
  browser,
}) => {
  const title = `Quiet landings (${newWords()})`;
  const admin = await another(browser, page, 'admin@ribbon.test');
  await makeChallenge(admin.page, title);
  await admin.leave();

  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/challenges?category=technique');
  const card = cardOf(page, title);
  await expect(card).toContainText('In Progress');
  await expect(card).toContainText('+1 more');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Join Challenge' }).click();
  await expect(card.getByRole('button', { name: 'Participating' })).toBeDisabled();

  await tab(page, 'My Challenges').click();
  const mine = cardOf(page, title);
  await expect(page.getByText('Active Challenges')).toBeVisible();
  await mine.getByRole('link', { name: 'Continue Challenge' }).click();
  const bar = page.getByRole('progressbar', { name: 'Your progress' });
  await page.getByRole('button', { name: 'Tick off: Balance on one leg' }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  await page.getByRole('button', { name: 'Undo one: Balance on one leg' }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  // However slow the answers are, each press counts.
  await page.route('**/api/challenges/*/tasks/*/progress', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
  for (const task of ['Stretch for a minute', 'Balance on one leg', 'Balance on one leg']) {
    await page.getByRole('button', { name: `Tick off: ${task}` }).click();
  }
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Certificate' }).click();
  const sheet = page.getByRole('article', { name: /^Certificate for Gwen/u });
  await expect(sheet).toContainText(title);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  expect(paper).toMatch(/MediaBox\s*\[0 0 59[45](?:\.\d+)? 84[12](?:\.\d+)?\]/u);
});
