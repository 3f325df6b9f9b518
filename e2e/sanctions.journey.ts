import type { Page } from '@playwright/test';
import {
  another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  newcomer,
  test,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';

/** Somebody who has just signed up; whose profile others can open. */
async function arriveAsNewcomer(page: Page): Promise<{ id: string; username: string }> {
  const { email, username } = newcomer();
  const answer = await page.request.post('/api/accounts', {
    data: {
      email,
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Lena Hasty',
      birthMonth: 3,
      birthYear: 1999,
      country: 'Spain',
      userType: 'gymnast',
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, email, 'Confirm your email for Ribbon'));
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  const { member } = await (await page.request.get('/api/me')).json();
  return { id: member.id, username };
}

async function share(page: Page, text: string): Promise<void> {
  await page.goto('/create-post');
  await page.getByLabel('What would you like to share?').fill(text);
  await page.getByRole('button', { name: 'Share post' }).click();
}

test('a limited member reads why, appeals, and posts again once another moderator has undone it', async ({
  page,
  browser,
}) => {
  const { id, username } = await arriveAsNewcomer(page);

  const first = await another(browser, page, 'admin@ribbon.test');
  await first.page.goto(`/gymnast/${id}`);
  await first.page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Take action on Lena Hasty' });
  await expect(dialog.getByText('Nothing so far.')).toBeVisible();
  await dialog.getByLabel('Consequence').selectOption('Limit');
  await dialog.getByLabel('How long').selectOption('7 days');
  await dialog.getByLabel('Reason').selectOption('Unkind or harassing');
  await expect(dialog.getByLabel('Message to the person')).toHaveValue(/for 7 days/u);
  await expectAccessible(first.page);
  await expectNoSidewaysScroll(first.page);
  await dialog.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(dialog).toBeHidden();

  await share(page, 'A quiet hour on the carpet');
  await expect(
    page.getByText('You can’t post, comment, like things or send requests until').nth(1),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Read why' }).click();
  await expect(page.getByRole('heading', { name: 'Decisions about you' })).toBeVisible();
  await expect(page.getByText('It was unkind to someone.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabel('Why do you disagree?').fill('It was a joke among friends');
  await page.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(page.getByText('Someone else will read your appeal')).toBeVisible();

  // The first moderator does not decide about it.
  const cardOf = (one: Page) => one.getByRole('listitem').filter({ hasText: `@${username}` });
  await first.page.goto('/admin/appeals');
  await expect(cardOf(first.page)).toContainText('Another moderator decides.');
  await first.leave();

  const second = await another(browser, page, 'moderator@ribbon.test');
  await second.page.goto('/admin/appeals');
  await expect(cardOf(second.page)).toContainText('It was a joke among friends');
  await expectAccessible(second.page);
  await expectNoSidewaysScroll(second.page);
  await cardOf(second.page).getByRole('button', { name: 'Reverse the decision' }).click();
  const outcome = second.page.getByRole('dialog', { name: 'Reverse the decision' });
  await outcome.getByLabel('Message to the person').fill('You are right. We are sorry.');
  await outcome.getByRole('button', { name: 'Reverse the decision' }).click();
  await expect(
    second.page.getByText('The decision has been reversed.', { exact: true }),
  ).toBeVisible();
  await expect(cardOf(second.page)).toBeHidden();
  await second.page.goto('/admin/hidden');
  await expect(second.page.getByRole('button', { name: 'Restore' }).first()).toBeVisible();
  await expectAccessible(second.page);
  await second.leave();

  await expect(page.getByText('You are right. We are sorry.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read why' })).toBeHidden();
  await share(page, 'A quiet hour on the carpet');
  await expect(page.getByText('Posted!')).toBeVisible();
});
