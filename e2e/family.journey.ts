import type { Page } from '@playwright/test';
import { verifyGuardian } from './support/people/child.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  newcomer,
  refuseCookies,
  signIn,
  test,
  watch,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';

const REQUEST = 'A child is asking for your permission to use Ribbon';

/** A child's sign-up, through the dialog. */
async function signUpChild(
  page: Page,
  child: { email: string; username: string },
  guardian: string,
) {
  await page.goto('/?auth=sign-up');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Under 13').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(child.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(child.username);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Your grown-up’s email').fill(guardian);
  await dialog.getByRole('button', { name: 'Ask my grown-up' }).click();
  await expect(dialog.getByText('Nearly there!')).toBeVisible();
}

/** The grown-up is written to once the child has confirmed its own address. */
async function confirmChild(page: Page, { email }: { email: string }) {
  await page.goto(await linkMailedTo(page, email, 'Confirm your email for Ribbon'));
  await expect(page.getByRole('heading', { name: 'Almost on the carpet!' })).toBeVisible();
}

async function fillPerson(page: Page, { name, year }: { name: string; year: number }) {
  await page.getByLabel(/full name/iu).fill(name);
  await page.getByLabel(/birth month/iu).selectOption('March');
  await page.getByLabel(/birth year/iu).selectOption(String(year));
  await page.getByLabel(/country/iu).selectOption('Ukraine');
}

test('a child signs up, the guardian signs up and approves, the child posts, the guardian says yes @once', async ({
  page,
  browser,
}) => {
  const child = newcomer();
  const guardian = newcomer();
  await signUpChild(page, child, guardian.email);
  await confirmChild(page, child);
  await expect(page.getByText(guardian.email)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/training');
  await expect(page.getByRole('heading', { name: 'Almost on the carpet!' })).toBeVisible();

  const other = await browser.newContext({ viewport: page.viewportSize() });
  const parent = await other.newPage();
  const wrongs = watch(parent);
  await refuseCookies(parent);
  await parent.goto(await linkMailedTo(page, guardian.email, REQUEST));
  await expect(parent.getByRole('heading', { name: /look after a child/u })).toBeVisible();
  await expect(parent.getByText(child.username)).toBeHidden();
  await expectAccessible(parent);
  await parent.getByRole('button', { name: 'Create my account' }).click();
  const dialog = parent.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(guardian.username);
  await fillPerson(parent, { name: 'Olha Guardian', year: 1984 });
  await dialog.getByRole('button', { name: 'Create my account' }).click();

  await expect(
    parent.getByRole('heading', { name: `@${child.username} would like to join` }),
  ).toBeVisible();
  await expectAccessible(parent);
  await expectNoSidewaysScroll(parent);
  await parent.getByRole('button', { name: 'Approve the account' }).click();
  await expect(parent.getByText('Please read the notice and tick the box')).toBeVisible();
  await expect(parent.getByText('Please choose how you are related')).toBeVisible();
  await fillPerson(parent, { name: 'Mariia Petrenko', year: new Date().getUTCFullYear() - 9 });
  await parent.getByLabel(/related|relationship/iu).selectOption('Parent');
  await expect(parent.getByRole('switch', { checked: true })).toHaveCount(0);
  await parent.getByRole('switch', { name: 'Write posts' }).click();
  await parent.getByLabel(/I’m an adult/u).check();
  await parent.getByRole('button', { name: 'Approve the account' }).click();
  await expect(parent.getByRole('heading', { name: `@${child.username} can start` })).toBeVisible();

  await verifyGuardian(child.username);
  // The child's page has opened by itself.
  await expect(page.getByRole('heading', { name: 'My Training' })).toBeVisible();
  await page.goto('/create-post');
  await expect(page.getByText('Olha reads your post first.')).toBeVisible();
  await page.getByLabel('What would you like to share?').fill('My first hoop routine!');
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByText('Waiting for your grown-up')).toBeVisible();

  await parent.getByRole('main').getByRole('link', { name: 'My Family' }).click();
  await expect(parent.getByText('My first hoop routine!')).toBeVisible();
  await expectAccessible(parent);
  await expectNoSidewaysScroll(parent);
  await parent.getByRole('button', { name: 'Approve: A new post of Mariia' }).click();
  await expect(parent.getByText('You’re all caught up')).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: 'My first hoop routine!' });
  await expect(own.getByText('Waiting for your grown-up')).toBeHidden();
  await expect(own).toBeVisible();

  // A permission that was not given stays closed, and one that is taken back ends at once.
  // The switch moves before the server has answered, so the answer is what to wait for.
  const saved = parent.waitForResponse((answer) =>
    answer.url().endsWith('/permissions/create_posts'),
  );
  await parent.getByRole('switch', { name: 'Write posts' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(parent.getByRole('switch', { name: 'Write posts' })).not.toBeChecked();
  await page.goto('/create-post');
  await page.getByLabel('What would you like to share?').fill('And another one');
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByText('isn’t open to you yet')).toBeVisible();
  await expect(page.getByLabel('What would you like to share?')).toHaveValue('And another one');

  await parent.getByRole('button', { name: 'Pause the account' }).click();
  await parent.getByRole('alertdialog').getByRole('button', { name: /pause/iu }).click();
  await expect(page.getByRole('heading', { name: 'Time for a break' })).toBeVisible();
  await parent.getByRole('button', { name: 'Resume the account' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeVisible();
  expect(wrongs).toEqual([]);
  await other.close();
});

test('a guardian declines without an account, and the child’s account is gone @once', async ({
  page,
}) => {
  const child = newcomer();
  const guardian = newcomer();
  await signUpChild(page, child, guardian.email);
  await confirmChild(page, child);
  const link = await linkMailedTo(page, guardian.email, REQUEST);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'This isn’t my child, or I don’t agree' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText(child.username)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('status').first()).toBeVisible();
});

test(
  'a link for somebody else shows nothing, and says for whom it was',
  { tag: '@once' },
  async ({ page }) => {
    const child = newcomer();
    const guardian = newcomer();
    await signUpChild(page, child, guardian.email);
    await confirmChild(page, child);
    const link = await linkMailedTo(page, guardian.email, REQUEST);
    await page.context().clearCookies();
    await arriveAs(page, 'gymnast@ribbon.test');
    await page.goto(link);
    await expect(page.getByText(guardian.email)).toBeVisible();
    await expect(page.getByText(child.username)).toBeHidden();
  },
);

test(
  'a child sees who looks after the account, and what they can see',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    await signIn(page, 'child@ribbon.test');
    await page.goto('/family');
    await expect(page.getByRole('heading', { name: 'Who looks after your account' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pat Larchfield' })).toBeVisible();
    await expectAccessible(page);
  },
);
