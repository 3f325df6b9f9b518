import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  linkMailedTo,
  mailTo,
  newcomer,
  signIn,
  signOut,
  test,
} from './support/journey.ts';
import { codeFor } from './support/people/second-factor.ts';
import { PASSWORD } from './support/site.ts';

/** Somebody with an account of their own, signed in. */
async function arriveAsNewcomer(page: Page): Promise<{ email: string; username: string }> {
  const person = newcomer();
  const body = {
    ...person,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fullName: 'Nadia Newcomer',
    birthMonth: 3,
    birthYear: 1999,
    country: 'Italy',
    userType: 'gymnast',
    clubId: null,
  };
  expect((await page.request.post('/api/accounts', { data: body })).ok()).toBe(true);
  await page.goto(await linkMailedTo(page, person.email, 'Confirm your email for Ribbon'));
  await expect(page).toHaveURL('/community');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account and privacy' })).toBeVisible();
  return person;
}

test('two-factor sign-in is set up, asked for, and a backup code opens the door once @once', async ({
  page,
}) => {
  const { email } = await arriveAsNewcomer(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/u })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('Type it instead').click();
  const secret = (await dialog.locator('details p').textContent()) ?? '';
  await dialog.getByLabel(/6 digits/u).fill('000000');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible();
  await dialog.getByLabel(/6 digits/u).fill(codeFor(secret));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('dialog', { name: 'Two-factor sign-in is on' })).toBeVisible();
  const [backup = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: /saved|done/iu }).click();

  await signOut(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email });
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible();
  await expectAccessible(page);
  // The code that switched it on is spent.
  await dialog.getByLabel('Code from the app').fill(codeFor(secret, 1));
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/community');

  const withBackupCode = async () => {
    await signOut(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await fillSignIn(page, { email });
    await dialog.getByRole('button', { name: 'Use a backup code' }).click();
    await dialog.getByLabel('Backup code').fill(backup.trim());
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await withBackupCode();
  await expect(page).toHaveURL('/community');
  await withBackupCode();
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible();
});

test('everything is downloaded as a ZIP', { tag: '@once' }, async ({ page }) => {
  await arriveAsNewcomer(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/\.zip$/u);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['README.txt', 'account.json', 'profile.json']) {
    expect(bytes.includes(name)).toBe(true);
  }
});

test('an account is deleted with a typed confirmation, and kept again within 14 days @once', async ({
  page,
}) => {
  const { email, username } = await arriveAsNewcomer(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Type your username/u).fill('somebody');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('exactly as shown')).toBeVisible();
  await dialog.getByLabel(/Type your username/u).fill(username);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/will be deleted after/u)).toBeVisible();
  await mailTo(page, { email, subject: 'deleted', words: username });

  await page.goto('/community');
  await expect(page.getByRole('heading', { name: 'This account will be deleted' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'When, and how to keep it' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays')).toBeVisible();
  await page.goto('/community');
  await expect(page.getByRole('heading', { name: 'My Community' })).toBeVisible();
});

test(
  'a new address counts once its link was followed, and other sign-ins end with a new password',
  {
    tag: '@once',
  },
  async ({ page, browser }) => {
    const { email } = await arriveAsNewcomer(page);
    const wished = newcomer().email;
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/new email/iu).fill(wished);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: /send|change/iu }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(wished)).toBeVisible();
    await page.goto(await linkMailedTo(page, wished, 'email'));
    await page.getByRole('button', { name: /confirm|use/iu }).click();
    await expect(page.getByText('Your address has been changed')).toBeVisible();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto('/');
    await signIn(other, wished);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password', { exact: true }).fill('Hoop!2027');
    await dialog.getByLabel('Confirm new password').fill('Hoop!2027');
    await dialog.getByRole('button', { name: /save|change/iu }).click();
    await expect(dialog).toBeHidden();
    const answer = await other.request.get('/api/me');
    expect(await answer.json()).toEqual({ member: null });
    expect(email).not.toBe(wished);
    await elsewhere.close();
  },
);

test('a child’s account is five things in a child’s words, one at a time @once', async ({
  page,
}) => {
  await arriveAs(page, 'child@ribbon.test');
  await page.goto('/account');
  const parts = page.getByRole('main').getByRole('listitem');
  await expect(parts).toHaveText([
    /^My password/u,
    /^Who can see me/u,
    /^News for me/u,
    /^Staying safe/u,
    /^My things/u,
  ]);
  await expectAccessible(page);
  await parts.getByRole('link', { name: /News for me/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News for me');
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(5);
  await expect(
    page.getByText('The grown-up who looks after you sets your quiet hours.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(parts).toHaveCount(5);
});
