import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  newcomer,
  onPhone,
  test,
} from './support/journey.ts';
import { signUpConfirmed } from './support/people/accounts.ts';
import type { Page } from '@playwright/test';

const ADMIN = 'admin@ribbon.test';
const SECOND_ADMIN = 'moderator@ribbon.test';

/** A post for everybody, of somebody who has just joined. */
async function postOf(page: Page, text: string): Promise<string> {
  const answer = await page.request.post('/api/posts', {
    data: { content: text, visibility: 'public' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
}

/** The details of the report with these words. */
async function openReport(admin: Page, words: string) {
  await admin.goto(`/admin/reports?search=${encodeURIComponent(words)}`);
  await expect(admin.getByRole('row').filter({ hasText: words })).toContainText('“');
  await admin.getByRole('button', { name: /^View details: post/u }).click();
  return admin.getByRole('dialog', { name: 'Report Details' });
}

async function reportPost(page: Page, postId: string, words: string): Promise<void> {
  const answer = await page.request.post('/api/reports', {
    data: {
      contentType: 'post',
      contentId: postId,
      reason: 'spam',
      description: words,
      childAtRiskNow: false,
    },
  });
  expect(answer.ok()).toBe(true);
}

test('somebody reports a post, a moderator decides, and both author and reporter are told', async ({
  page,
  browser,
}) => {
  const author = await another(browser, page);
  await signUpConfirmed(author.page);
  const words = `An advertisement ${newcomer().username}`;
  const postId = await postOf(author.page, 'Our new leotards are here');

  const reporter = await signUpConfirmed(page);
  await page.goto(`/post/${postId}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More options for/u })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByLabel('What is wrong?').selectOption('Spam');
  await dialog.getByLabel('What happened?').fill(words);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Report Submitted' })).toBeHidden();

  const moderator = await another(browser, page, ADMIN);
  const admin = moderator.page;
  const details = await openReport(admin, words);
  await expect(details.getByText('Our new leotards are here').first()).toBeVisible();
  await expect(details.getByText(words)).toBeVisible();
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);
  await details.getByLabel('Add a note').fill('The second this week');
  await details.getByRole('button', { name: 'Add note' }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: 'The second this week' }),
  ).toBeVisible();
  await details.getByRole('button', { name: 'Assign to me' }).click();
  await expect(details.getByText('Assigned to you')).toBeVisible();
  await details.getByRole('button', { name: 'Take action on Nora Newcomer' }).click();
  const consequence = admin.getByRole('dialog', { name: 'Take action on Nora Newcomer' });
  await consequence.getByLabel('Consequence').selectOption('Hide content');
  await consequence.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(consequence).toBeHidden();
  await details.getByRole('button', { name: 'Mark as Resolved' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Mark as Resolved' });
  await question.getByLabel('Resolution notes (optional):').fill('Advertising for a shop');
  await question.getByRole('button', { name: 'Mark as Resolved' }).click();
  await expect(admin.getByText('Report resolved.')).toBeVisible();
  await moderator.leave();

  await author.page.goto('/account/decisions');
  await expect(author.page.getByText('We have hidden something you shared.')).toBeVisible();
  await author.leave();

  const text = await mailTo(page, { email: reporter.email, subject: 'Updates on your report' });
  expect(text).toContain('we’ve taken action');
  await page.goto('/account');
  await expect(page.locator('#reports').getByText('Action taken')).toBeVisible();
  if (onPhone(page)) await expectNoSidewaysScroll(page);
});

test('two moderators decide at once: one wins, the other is told', async ({ page, browser }) => {
  const author = await another(browser, page);
  await signUpConfirmed(author.page);
  const postId = await postOf(author.page, 'Buy our hoops');
  await author.leave();
  const reporter = await another(browser, page);
  await signUpConfirmed(reporter.page);
  const words = `Selling ${newcomer().username}`;
  await reportPost(reporter.page, postId, words);
  await reporter.leave();

  await arriveAs(page, ADMIN);
  const second = await another(browser, page, SECOND_ADMIN);
  await page.route('**/api/stream', (route) => route.fulfill({ status: 204 }));
  const one = await openReport(page, words);
  const other = await openReport(second.page, words);
  await other.getByRole('button', { name: 'Dismiss Report' }).click();
  await second.page
    .getByRole('alertdialog', { name: 'Dismiss Report' })
    .getByRole('button', { name: 'Dismiss Report' })
    .click();
  await expect(second.page.getByText('Report dismissed.')).toBeVisible();
  await one.getByRole('button', { name: 'Mark as Resolved' }).click();
  await page
    .getByRole('alertdialog', { name: 'Mark as Resolved' })
    .getByRole('button', { name: 'Mark as Resolved' })
    .click();
  await expect(page.getByText('Someone else has already decided this report.')).toBeVisible();
  await second.leave();
});

test('somebody without an account reports, and is thanked', async ({ page }) => {
  await page.goto('/child-safety');
  await page.getByRole('button', { name: 'Report without an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report without an account' });
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByText('Please say what it is about')).toBeVisible();
  await dialog.getByLabel('What is it about?').fill('A man outside the hall');
  await dialog.getByLabel('What is wrong?').selectOption('Something else');
  await dialog.getByLabel('What happened?').fill('He takes pictures of the children');
  await dialog.getByLabel('A child may be at risk right now').check();
  await expect(dialog.getByText('Childline')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Report Submitted' })).toBeVisible();
});
