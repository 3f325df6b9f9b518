import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  newcomer,
  test,
} from './support/journey.ts';
import type { Page } from '@playwright/test';

const ADMIN = 'admin@ribbon.test';
const SECOND_ADMIN = 'moderator@ribbon.test';

async function write(page: Page, topic: string, message: string): Promise<string> {
  const { email, username } = newcomer();
  const sent = await page.request.post('/api/contact', {
    data: { name: `Wanda ${username}`, email, topic, message },
  });
  expect(sent.ok()).toBe(true);
  return email;
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function open(page: Page, email: string) {
  await rowOf(page, email)
    .getByRole('button', { name: /^Open .+’s message$/u })
    .click();
  return page.getByRole('dialog', { name: 'Message' });
}

test('a message is answered by mail with the question quoted, once though two admins write', async ({
  page,
  browser,
}) => {
  await arriveAs(page, ADMIN);
  await page.goto('/admin/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  const email = await write(page, 'support', 'How do I join a club?');
  // Nobody presses anything: the server has told the admin's browser.
  await expect(rowOf(page, email)).toContainText('New');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);

  const dialog = await open(page, email);
  await expect(dialog.getByText('How do I join a club?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByText('Please write a reply')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your reply').fill('Open the club finder and press Join.');

  const second = await another(browser, page, SECOND_ADMIN);
  await second.page.goto(`/admin/messages?search=${encodeURIComponent(email)}`);
  const theirs = await open(second.page, email);
  await theirs.getByLabel('Your reply').fill('We were faster.');
  await theirs.getByRole('button', { name: 'Send reply' }).click();
  await expect(second.page.getByText('Your reply is on its way.')).toBeVisible();
  await second.leave();

  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog.getByText('Someone got there first.')).toBeVisible();
  await expect(dialog.getByText('We were faster.')).toBeVisible();
  await expect(dialog.getByLabel('Your reply')).toHaveValue('Open the club finder and press Join.');
  const subject = 'Our reply to your message to Ribbon';
  const mail = await mailTo(page, { email, subject });
  expect(mail).toContain('We were faster.');
  expect(mail).toContain('> How do I join a club?');

  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(dialog.getByText(/^Marked as done by/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Open again' }).click();
  await expect(dialog.getByLabel('Your reply')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, email)).toContainText('New');
});

test('safety concerns come before everything else, and narrow to their own @once', async ({
  page,
}) => {
  const support = await write(page, 'support', 'An older question');
  const safety = await write(page, 'safety', 'I am worried about somebody');
  await arriveAs(page, ADMIN);
  await page.goto('/admin');
  const kind = page
    .getByRole('list', { name: 'Waiting' })
    .getByRole('link', { name: /^Messages/u });
  await expect(kind).toContainText(/\d/u);
  await kind.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(rowOf(page, support)).toBeVisible();
  const rows = await page.getByRole('table').getByRole('row').allTextContents();
  const placeOf = (email: string) => rows.findIndex((row) => row.includes(email));
  expect(placeOf(safety)).toBeLessThan(placeOf(support));
  await page.getByLabel('About').selectOption('A safety concern');
  await expect(rowOf(page, support)).toHaveCount(0);
  await expect(rowOf(page, safety)).toBeVisible();
});
