import type { Page } from '@playwright/test';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import { arriveAsProtectedAdmin } from './support/people/second-factor.ts';

const WORDS = 'my coach hit me with the club when I got it wrong';

/** A fourteen-year-old tells of being hurt and wants somebody to get in touch. */
async function discloseAndAgree(
  page: Page,
  words: string,
): Promise<{ email: string; username: string }> {
  const birthYear = new Date().getUTCFullYear() - 14;
  const teen = await addPerson({ fullName: 'Nora Fourteen', birthYear });
  await arriveAs(page, teen.email);
  await page.goto('/create-post');
  await page.getByLabel('What would you like to share?').fill(words);
  await page.getByRole('button', { name: 'Share post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thank you for telling us' });
  await dialog.getByRole('button', { name: 'Yes, please' }).click();
  await expect(dialog.getByText('We’ve told the people who can help')).toBeVisible();
  return teen;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('what a child tells becomes a case, which is noted, handed over, referred and closed', async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const words = `${WORDS} (${mark})`;
  const teen = await discloseAndAgree(page, words);

  const one = await another(browser, page);
  await arriveAsProtectedAdmin(one.page, `Olive ${mark}`);
  const two = await another(browser, page);
  await arriveAsProtectedAdmin(two.page, `Tom ${mark}`);

  const list = one.page;
  await list.goto('/admin/safeguarding');
  await expect(list.getByRole('heading', { level: 1 })).toHaveText('Safeguarding');
  const rows = list.getByRole('table', { name: 'Safeguarding cases' }).getByRole('row');
  await list.getByRole('searchbox', { name: 'Search' }).fill(teen.username);
  const row = rows.filter({ hasText: 'Nora F.' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/left|Overdue/u);
  await expect(list.getByText(words)).toHaveCount(0);
  await expectAccessible(list);
  await expectNoSidewaysScroll(list);
  await row.getByRole('link', { name: /^Case / }).click();

  const own = one.page;
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(/^Case [0-9A-F]{8}$/u);
  await expect(own.getByText(words)).toBeVisible();
  await expect(own.getByText(teen.email)).toBeVisible();
  await own.getByRole('button', { name: 'Take this case' }).click();
  await expect(own.getByText('You’re now handling this case.')).toBeVisible();
  await own.getByLabel('New note').fill('Wrote to Nora and rang the club.');
  await own.getByRole('button', { name: 'Add note' }).click();
  const done = own.getByRole('list', { name: 'Timeline' });
  await expect(done).toContainText('Wrote to Nora and rang the club.');
  await expect(done).toContainText(`Olive ${mark} opened the case`);
  await expect(own.getByLabel('New note')).toHaveValue('');
  await expectAccessible(own);
  await expectNoSidewaysScroll(own);

  await own.getByRole('button', { name: 'Hand over' }).click();
  const handing = dialogOf(own, 'Hand the case over');
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(handing.getByText('Please choose who you’re handing it to')).toBeVisible();
  await handing.getByLabel('Who are you handing it to?').selectOption({ label: `Tom ${mark}` });
  await expectAccessible(own);
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(handing).toBeHidden();
  await expect(done).toContainText(`Olive ${mark} handed it over to Tom ${mark}`);

  // Tom is notified, and continues from there.
  const next = two.page;
  await next.goto('/notifications');
  await next.getByText('A safeguarding case has been handed to you').first().click();
  await expect(next.getByText(words)).toBeVisible();
  // Both look at the same case; Olive's dialog knows only what it was before.
  await own.getByRole('button', { name: 'Close', exact: true }).click();
  const late = dialogOf(own, 'Close the case');
  await late.getByLabel('Outcome').selectOption({ label: 'The child was supported' });
  await late.getByLabel('Why are you closing it?').fill('Nothing more to do');

  await next.getByRole('button', { name: 'Refer' }).click();
  const referring = dialogOf(next, 'Record a referral');
  await referring.getByLabel('Who was it referred to?').fill('Leeds children’s services');
  await referring.getByLabel('Their reference').fill('CS-1234');
  await referring.getByRole('button', { name: 'Save' }).click();
  await expect(referring).toBeHidden();
  await expect(next.getByText('Referred', { exact: true })).toBeVisible();

  await late.getByRole('button', { name: 'Close the case' }).click();
  await expect(late).toContainText('Someone got there first');
  await expect(late).toContainText(`Referred, by Tom ${mark}`);
  await late.getByRole('button', { name: 'Read the case' }).click();

  await next.getByRole('button', { name: 'Close', exact: true }).click();
  const closing = dialogOf(next, 'Close the case');
  await closing.getByLabel('Outcome').selectOption({ label: 'Referred to another agency' });
  await closing.getByLabel('Why are you closing it?').fill('Children’s services have answered');
  await closing.getByRole('button', { name: 'Close the case' }).click();
  await expect(closing).toBeHidden();
  await expect(next.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(next.getByRole('list', { name: 'Timeline' })).toContainText(
    `Tom ${mark} closed it: Referred to another agency`,
  );
  // Nobody has pressed anything: the server has told Olive's browser.
  await expect(own.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await one.leave();
  await two.leave();
});

test('a child tells, our team answers, and the child reads it and writes back', async ({
  page,
  browser,
}) => {
  const mark = Date.now().toString(36);
  const teen = await discloseAndAgree(page, `${WORDS} (${mark})`);
  const dialog = page.getByRole('dialog', { name: 'Thank you for telling us' });
  await dialog.getByRole('link', { name: 'Answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answers');
  await expect(page.getByText('Your answer is on its way')).toBeVisible();
  await expectAccessible(page, { both: true });

  const staff = await another(browser, page);
  await arriveAsProtectedAdmin(staff.page, `Ines ${mark}`);
  await staff.page.goto(`/admin/safeguarding?search=${teen.username}`);
  await staff.page.getByRole('link', { name: /^Case / }).click();
  await staff.page.getByLabel('Write to the child').fill('Thank you, Nora. It is not your fault.');
  await staff.page.getByRole('button', { name: 'Send' }).click();
  await expect(staff.page.getByText('Your answer has been sent.')).toBeVisible();
  await expectAccessible(staff.page);
  await expectNoSidewaysScroll(staff.page);

  // Nobody has pressed anything: the server has told Nora's browser.
  const written = page.getByRole('list', { name: 'What was written' });
  await expect(written).toContainText('Thank you, Nora. It is not your fault.');
  await page.goto('/notifications');
  await page.getByText('You have a new answer').first().click();
  await expect(page).toHaveURL(/\/answers$/u);
  await page.getByLabel('Write to our team').fill('Can you talk to the club?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(written).toContainText('Can you talk to the club?');
  await expectNoSidewaysScroll(page);
  await expect(staff.page.getByRole('list', { name: 'What was written' })).toContainText(
    'Can you talk to the club?',
  );
  await staff.leave();
});

test('an admin opens a case by hand', async ({ page }) => {
  const mark = Date.now().toString(36);
  await arriveAsProtectedAdmin(page, `Hand ${mark}`);
  await page.goto('/admin/safeguarding');
  await page.getByRole('button', { name: 'Open a case' }).click();
  const opening = dialogOf(page, 'Open a case');
  await opening.getByRole('button', { name: 'Open the case' }).click();
  await expect(opening.getByText('Please say what it is about')).toBeVisible();
  await opening.getByLabel('What is it about?').fill(`A club rang us about a parent (${mark})`);
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Open the case' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Case [0-9A-F]{8}$/u);
  await expect(page.getByText(`A club rang us about a parent (${mark})`)).toBeVisible();
});

test('an admin who signs in without a code is asked to protect the account first', async ({
  page,
}) => {
  await arriveAs(page, 'admin@ribbon.test');
  for (const path of ['/admin/safeguarding', '/admin/safeguarding/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protect your account first');
  }
  const answer = await page.request.get('/api/admin/safeguarding');
  expect(answer.status()).toBe(403);
});
