import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  newcomer,
  signIn,
  test,
} from './support/journey.ts';
import { signUpConfirmed } from './support/people/accounts.ts';
import { PASSWORD } from './support/site.ts';
import type { Page } from '@playwright/test';

async function fillAccount(page: Page, { email, username }: { email: string; username: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Full name').fill('Nadia Newcomer');
  await dialog.getByLabel('Birth month').selectOption('March');
  await dialog.getByLabel('Birth year').selectOption('1999');
  await dialog.getByLabel('Country').selectOption('United Kingdom');
}

test('a newcomer signs up, confirms by mail and lands in the community @once', async ({ page }) => {
  const person = newcomer();
  await page.goto('/?auth=sign-up');
  const dialog = page.getByRole('dialog', { name: 'Join Ribbon' });
  await expectAccessible(page);

  await dialog.getByText('13 or older').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillAccount(page, person);
  await expect(dialog.getByText('Username is available')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please select your role')).toBeVisible();
  await dialog.getByText('I train and compete.').click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Nadia Newcomer');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('I train and compete.').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByLabel('Find your club').fill('no such club anywhere');
  await expect(dialog.getByText('No clubs found.')).toBeVisible();
  await dialog.getByLabel('Find your club').fill('');
  await dialog.getByRole('radio').nth(1).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();

  await page.goto(await linkMailedTo(page, person.email, 'Confirm your email for Ribbon'));
  await expect(page).toHaveURL('/community');
  await expect(page.getByRole('button', { name: `Account of ${person.username}` })).toBeVisible();
});

test('a new coach sees the first steps, does one and puts the rest away @once', async ({
  page,
}) => {
  await signUpConfirmed(page, { userType: 'coach' });
  await page.goto('/community');
  const steps = page.getByRole('region', { name: 'Your first steps' });
  await expect(steps.getByText('0 of 5 done')).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(1);
  await steps.getByRole('button', { name: 'Show all steps' }).click();
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page, { both: true });
  await steps.getByRole('link', { name: 'Say something about yourself' }).click();
  await expect(page).toHaveURL('/profile');
  const saved = await page.request.put('/api/profile', {
    data: {
      fullName: 'Nora Newcomer',
      country: 'United Kingdom',
      bio: 'I coach the hoop.',
      specialties: [],
      achievements: [],
    },
  });
  expect(saved.ok()).toBe(true);

  await page.goto('/');
  await expect(steps.getByText('1 of 5 done')).toBeVisible();
  await expect(steps.getByText('Say something about yourself: done')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await steps.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toBeHidden();
  await expect(page.getByText('Your first steps are put away.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(steps).toBeHidden();
});

test('whoever reads the mail in another browser sets everything anew, and the first password is gone @once', async ({
  page,
  browser,
}) => {
  const { email, username } = newcomer();
  // Somebody else signs up with the address, in a browser of their own.
  const stranger = await browser.newContext();
  const answer = await stranger.request.post('/api/accounts', {
    data: {
      email,
      username: `${username}x`,
      password: 'Theirs!2026',
      confirmPassword: 'Theirs!2026',
      fullName: 'Mallory Wordsmith',
      birthMonth: 3,
      birthYear: 1985,
      country: 'Spain',
      userType: 'parent',
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, email, 'Confirm your email for Ribbon'));
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByText('Mallory')).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('Please choose a username')).toBeVisible();
  await expect(page.getByText('Please select your role')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Full name').fill('Nadia Newcomer');
  await page.getByLabel('Birth month').selectOption('March');
  await page.getByLabel('Birth year').selectOption('1999');
  await page.getByLabel('Country').selectOption('United Kingdom');
  await page.getByText('I train and compete.').click();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL('/community');
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();

  const theirs = { email, password: 'Theirs!2026' };
  expect((await stranger.request.post('/api/session', { data: theirs })).status()).toBe(401);
  await stranger.close();
});

test('sign-up works with the keyboard alone', async ({ page }) => {
  const person = newcomer();
  await page.goto('/');
  const type = (text: string) => page.keyboard.type(text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await expect(opener).toBeVisible();
  await opener.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'New here? Sign up' })).toBeVisible();
  await dialog.getByRole('button', { name: 'New here? Sign up' }).focus();
  await press('Enter');

  await dialog.getByRole('radio', { name: /Under 13/u }).focus();
  await press('ArrowDown', 'Enter');
  await dialog.getByLabel('Email', { exact: true }).focus();
  await type(person.email);
  await press('Tab');
  await type(PASSWORD);
  // Past the button that shows the password.
  await press('Tab', 'Tab');
  await type(PASSWORD);
  await press('Tab', 'Tab');
  await type(person.username);
  await press('Tab');
  await type('Keyla Keyboard');
  await press('Tab');
  await type('March');
  await press('Tab');
  await type('1999');
  await press('Tab');
  await type('Bulgaria');
  await expect(dialog.getByLabel('Country')).toHaveValue('Bulgaria');
  await press('Enter');
  await dialog.getByRole('button', { name: 'Continue' }).focus();
  await press('Enter');

  await dialog.getByRole('radio', { name: /Gymnast/u }).focus();
  await press('Space', 'Enter');
  await expect(dialog.getByLabel('Find your club')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create account' }).focus();
  await press('Enter');
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  await press('Escape');
});

test('mistakes are named beside their fields, in the words of the product, and nothing is lost @once', async ({
  page,
}) => {
  await page.goto('/?auth=sign-up');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please choose one')).toBeVisible();
  await dialog.getByText('13 or older').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please choose a username')).toBeVisible();
  await expect(dialog.getByText('Please fill in all required fields').first()).toBeVisible();

  await fillAccount(page, { email: 'nobody@people.ribbon.test', username: 'nobody_at_all' });
  await dialog.getByLabel('Email', { exact: true }).fill('nadia at home');
  await dialog.getByLabel('Password', { exact: true }).fill('short1!');
  await dialog.getByLabel('Confirm password').fill('other');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('LongEnough');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Password does not meet security requirements')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Nadia Newcomer');

  await dialog.getByLabel('Username').fill('Gwen.Gymnast');
  await expect(dialog.getByText('Username is already taken')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Email', { exact: true }).fill('nobody@people.ribbon.test');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please choose an available username')).toBeVisible();
  await dialog.getByLabel('Username').fill('ab');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Usernames must have at least 3 characters')).toBeVisible();
});

test('a child under 13 signs up without a name and asks a grown-up, and cannot turn round @once', async ({
  page,
}) => {
  const child = newcomer();
  await page.goto('/?auth=sign-up');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Under 13').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Confirm password')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeHidden();
  await expect(dialog.getByLabel('Birth year')).toBeHidden();
  await expectAccessible(page);

  await page.goto('/?auth=sign-in');
  await expect(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(dialog.getByText('Remember my email address')).toBeHidden();
  await page.goto('/?auth=sign-up');
  await expect(dialog.getByLabel('Confirm password')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByText('You told us you’re under 13')).toBeVisible();
  await expect(dialog.getByText('13 or older')).toBeHidden();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await dialog.getByLabel('Email', { exact: true }).fill(child.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(child.username);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const ask = dialog.getByRole('button', { name: 'Ask my grown-up' });
  await expect(ask).toBeDisabled();
  await dialog.getByLabel('Your grown-up’s email').fill(child.email);
  await ask.click();
  await expect(dialog.getByText('not your own')).toBeVisible();
  await dialog.getByLabel('Your grown-up’s email').fill(newcomer().email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await ask.click();
  await expect(dialog.getByText('Nearly there!')).toBeVisible();
  await expectAccessible(page);
});

test('a forgotten password is replaced by mail, and the old one no longer works @once', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/?auth=sign-up');
  let dialog = page.getByRole('dialog');
  await dialog.getByText('13 or older').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillAccount(page, person);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('My child trains.').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  await page.goto(await linkMailedTo(page, person.email, 'Confirm your email for Ribbon'));
  await expect(page).toHaveURL('/community');
  await page.getByRole('button', { name: `Account of ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('If this address has an account')).toBeVisible();

  const link = await linkMailedTo(page, person.email, 'Choose a new password for Ribbon');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill('Hoop!2027x');
  await page.getByLabel('Confirm new password').fill('Hoop!2027x');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();

  await page.goto('/?auth=sign-in');
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.goto('/');
  await signIn(page, person.email, 'Hoop!2027x');
  await expect(page).toHaveURL('/community');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Ball!2028x');
  await page.getByLabel('Confirm new password').fill('Ball!2028x');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
});
