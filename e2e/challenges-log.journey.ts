import { inDays } from './support/content/days.ts';
import { signUpConfirmed } from './support/people/accounts.ts';
import { addChild, ownDevice, signInAsChild, verifyGuardian } from './support/people/child.ts';
import { another, arriveAs, expect, newWords, newcomer, test } from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import type { Page } from '@playwright/test';

/** A challenge of one task that the training log ticks off. */
async function makeChallenge(admin: Page, title: string): Promise<void> {
  await admin.goto('/challenges/new');
  await admin.getByText('Everyone here').click();
  await admin.getByLabel('Title').fill(title);
  await admin.getByLabel('What it’s about').fill('An hour with the hoop.');
  // A practice that has just ended may have begun yesterday, shortly after midnight.
  await admin.getByLabel('First day').fill(inDays(-1));
  await admin.getByLabel('Task 1', { exact: true }).fill('An hour with the hoop');
  await admin.getByLabel('What counts').selectOption('Minutes logged with hoop');
  await admin.getByLabel('Minutes', { exact: true }).fill('60');
  await admin.getByRole('button', { name: 'Create challenge' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const open = async (page: Page, title: string) => {
  await page.goto('/challenges');
  const link = page.getByRole('link', { name: title }).first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('what the training log holds ticks a task off', async ({ page, browser }) => {
  const title = newWords();
  const admin = await another(browser, page, 'admin@ribbon.test');
  await makeChallenge(admin.page, title);
  await admin.leave();

  const { email } = await addPerson({ fullName: 'Lou Logging', birthYear: 1995 });
  await arriveAs(page, email);
  await open(page, title);
  await page.getByRole('button', { name: 'Join Challenge' }).click();
  const bar = page.getByRole('progressbar', { name: 'Your progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.goto('/training');
  await page.getByRole('button', { name: 'Quick add' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '60 min' }).click();
  await sheet.getByRole('button', { name: 'Hoop' }).click();
  await sheet.getByRole('button', { name: 'Save session' }).click();
  await expect(page.getByText('Session saved.')).toBeVisible();
  await open(page, title);
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('link', { name: 'Certificate' })).toBeVisible();
});

test('a child joins a challenge once the guardian allows it', async ({ page, browser }) => {
  const title = newWords();
  const admin = await another(browser, page, 'admin@ribbon.test');
  await makeChallenge(admin.page, title);
  await admin.leave();
  await signUpConfirmed(page, { fullName: 'Pia Guardian' });
  const { username } = newcomer();
  await addChild(page, username);
  await verifyGuardian(username);
  const child = await ownDevice(browser, page);
  await signInAsChild(child.page, username);
  await open(child.page, title);
  const join = child.page.getByRole('button', { name: 'Join Challenge' });
  await expect(
    child.page.getByText('Ask your grown-up: they can let you join challenges.'),
  ).toBeVisible();
  await expect(join).toBeHidden();

  await page.getByRole('link', { name: 'Go to My Family' }).click();
  const allowed = page.waitForResponse((answer) =>
    answer.url().endsWith('/permissions/join_challenges'),
  );
  await page.getByRole('switch', { name: 'Join challenges' }).click();
  expect((await allowed).ok()).toBe(true);
  await open(child.page, title);
  await join.click();
  await expect(child.page.getByRole('button', { name: 'Participating' })).toBeVisible();
  await child.leave();
});
