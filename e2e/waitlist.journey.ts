import { changeRows, readRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  newcomer,
  signIn,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import { PASSWORD } from './support/site.ts';
import type { Page } from '@playwright/test';

const ADMIN = 'admin@ribbon.test';
const SUBJECT = 'We’re open: come and join Ribbon';

/** Somebody whose place on the waitlist is confirmed; how one gets there is a journey of its own. */
async function wait(email: string): Promise<void> {
  const made = await changeRows(
    `insert into waitlist_signups (email, user_type, confirmed_at) values ($1, 'parent', now())`,
    [email],
  );
  expect(made).toBe(1);
}

async function find(page: Page, words: string): Promise<void> {
  await page.goto(`/admin/waitlist?search=${encodeURIComponent(words)}`);
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function invite(page: Page, email: string): Promise<void> {
  await find(page, email);
  await page.getByRole('checkbox', { name: email }).check();
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  const question = page.getByRole('dialog', { name: 'Invite 1 person?' });
  await question.getByRole('button', { name: 'Send invitations' }).click();
  await expect(question.getByText('Please give a reason')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'There’s room for more people' }).click();
  await question.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('1 person will get an invitation.')).toBeVisible();
  await expect(rowOf(page, email)).toContainText(/Invited|bounced/u);
}

test('somebody who waited is invited, signs up with the address filled in, and has joined', async ({
  page,
  browser,
}) => {
  const person = newcomer();
  await wait(person.email);
  await arriveAs(page, ADMIN);
  await page.goto('/admin/waitlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waitlist');
  await expect(rowOf(page, person.email)).toContainText('Waiting');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await invite(page, person.email);

  const guest = await another(browser, page);
  const first = await linkMailedTo(guest.page, person.email, SUBJECT);
  await page.getByRole('button', { name: `Send ${person.email} a new invitation` }).click();
  await page
    .getByRole('dialog', { name: 'Send a new invitation?' })
    .getByRole('button', { name: 'They asked for a new one' })
    .click();
  await expect(page.getByText('The old link no longer works.')).toBeVisible();
  await expect(rowOf(page, person.email)).toContainText('sent 2 times');
  await guest.page.goto(first);
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation no longer works',
  );
  await expectAccessible(guest.page);
  let newer = first;
  await expect(async () => {
    newer = await linkMailedTo(guest.page, person.email, SUBJECT);
    expect(newer).not.toBe(first);
  }).toPass();

  await guest.page.goto(newer);
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Ribbon');
  await expect(guest.page.getByText(person.email)).toBeVisible();
  await expectAccessible(guest.page);
  await expectNoSidewaysScroll(guest.page);
  await guest.page.getByRole('button', { name: 'Create my account' }).click();
  const dialog = guest.page.getByRole('dialog', { name: 'Join Ribbon' });
  await dialog.getByText('13 or older').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const address = dialog.getByLabel('Email', { exact: true });
  await expect(address).toHaveValue(person.email);
  await expect(address).not.toBeEditable();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Full name').fill('Nadia Newcomer');
  await dialog.getByLabel('Birth month').selectOption('March');
  await dialog.getByLabel('Birth year').selectOption('1985');
  await dialog.getByLabel('Country').selectOption('United Kingdom');
  await expectAccessible(guest.page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('radio', { name: 'Parent' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  await guest.page.goto(
    await linkMailedTo(guest.page, person.email, 'Confirm your email for Ribbon'),
  );
  await expect(guest.page).toHaveURL('/community');
  await guest.leave();

  // The list has heard of it by itself.
  await expect(rowOf(page, person.email)).toContainText('Joined');
  const [inside] = await readRows<{ has_beta_access: boolean }>(
    'select has_beta_access from athlete_profiles where username = $1',
    [person.username],
  );
  expect(inside?.has_beta_access).toBe(true);
});

test('whoever has an account signs in and is let in; somebody else’s account is not', async ({
  page,
  browser,
}) => {
  const { email } = await addPerson({ fullName: 'Ivy Invited', birthYear: 1990 });
  const { email: otherEmail } = await addPerson({ fullName: 'Olga Other', birthYear: 1990 });
  await wait(email);
  await arriveAs(page, ADMIN);
  await invite(page, email);

  const guest = await another(browser, page, otherEmail);
  const link = await linkMailedTo(guest.page, email, SUBJECT);
  await guest.page.goto(link);
  await expect(guest.page.getByText('This invitation is for another email')).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(
    guest.page.getByRole('banner').getByRole('button', { name: 'Sign In' }),
  ).toBeVisible();
  await guest.page.goto(link);
  await expect(guest.page.getByText('You already have an account')).toBeVisible();
  await signIn(guest.page, email);
  await guest.page.getByRole('button', { name: 'Join now' }).click();
  await expect(guest.page).toHaveURL('/community');
  await guest.leave();
  await expect(rowOf(page, email)).toContainText('Joined');

  await page.getByRole('button', { name: `Remove ${email}` }).click();
  const removal = page.getByRole('dialog', { name: 'Remove from the waitlist?' });
  await removal.getByLabel('Why?').fill('They asked us to');
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed from the waitlist.')).toBeVisible();
  await expect(page.getByText('No one found')).toBeVisible();
});

test('an invitation that bounced says so, and is not offered again', async ({ page }) => {
  const email = newcomer().email.replace('people', 'refused');
  await wait(email);
  await arriveAs(page, ADMIN);
  await invite(page, email);
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, email)).toContainText('Email bounced', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: `Remove ${email}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Send ${email} a new` })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the next in line are invited by number, and the list is saved as a file @once', async ({
  page,
}) => {
  await arriveAs(page, ADMIN);
  await page.goto('/admin/waitlist');
  await page.getByRole('button', { name: 'Invite next in line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite next in line' });
  await dialog.getByLabel('How many?').fill('501');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Please enter a number from 1 to 500')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('How many?').fill('1');
  await dialog.getByLabel('Who?').selectOption('Club owner');
  await dialog.getByRole('button', { name: 'They have waited long enough' }).click();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 person will get an invitation.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('waitlist.csv');
});
