import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  newcomer,
  refuseCookies,
  test,
  watch,
  withFilters,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';

const CLUB_ADMIN = 'clubadmin@ribbon.test';
const memberCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

// They edit one club of the demo world, so one after the other, and on one kind of screen (@once).
test.describe.configure({ mode: 'default' });

/** Signs up through the dialog and follows the mail. */
async function signUp(page: Page, person: { email: string; username: string }, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('13 or older').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Birth month').selectOption('March');
  await dialog.getByLabel('Birth year').selectOption('1999');
  await dialog.getByLabel('Country').selectOption('United Kingdom');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('I train and compete.').click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  await page.goto(await linkMailedTo(page, person.email, 'Confirm your email for Ribbon'));
}

test('a club admin edits the club, invites by link, confirms a coach, removes a member and exports @once', async ({
  page,
  browser,
}) => {
  await arriveAs(page, CLUB_ADMIN);
  await page.goto('/club-admin');
  await expect(tab(page, 'Overview')).toBeVisible();
  await expect(page.getByText('Active Members')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const club =
    (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '';

  await tab(page, 'Settings').click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  const hours = `Weekdays 16:00–${String(10 + Math.floor(Math.random() * 49))}`;
  await page.getByLabel('Opening hours').fill(hours);
  await page.getByLabel('Website').fill('no address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Please enter a web address that starts with http:// or https://'),
  ).toBeVisible();
  await page.getByLabel('Website').fill('https://larkspur.ribbon.test');
  await page.getByLabel('Programs').fill('Beginner squad, Group routines, Holiday camps,');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Club saved')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: hours })).toBeVisible();

  await tab(page, 'Overview').click();
  await expect(page.getByText('edited the details').first()).toBeVisible();
  await page.getByRole('button', { name: 'Invite Members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Members' });
  await dialog.getByRole('radio', { name: 'Coach' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const guest = await context.newPage();
  const wrongs = watch(guest);
  await refuseCookies(guest);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: club })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Join Club' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Sign Up' }).click();
  const coach = newcomer();
  const name = `Coco ${coach.username.slice(-5)}`;
  await signUp(guest, coach, name);
  await expect(guest).toHaveURL('/my-clubs');
  await expect(guest.getByText(`Successfully joined ${club}!`)).toBeVisible();
  await expect(memberCard(guest, club)).toContainText(hours);
  // A link can be passed on: a person who came by it meets nobody before the club has agreed.
  await expect(memberCard(guest, club)).toContainText('Waiting for the club');
  await guest.goto('/teammates');
  await expect(guest.getByRole('heading', { name: 'Waiting for the club' })).toBeVisible();
  await expectAccessible(guest);
  await guest.goto(link);
  await expect(
    guest.getByRole('heading', { name: 'This invitation no longer works' }),
  ).toBeVisible();

  await tab(page, 'Members').click();
  const request = page
    .getByRole('list', { name: 'Requests to join' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(request).toContainText('joined as a coach');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Approve as coach' }).click();
  await expect(page.getByText(`${name} is now a member`)).toBeVisible();
  await page.getByLabel('Name or username').fill(coach.username);
  const card = memberCard(page, name);
  await expect(card.getByText('Coach', { exact: true })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^members-.+\.csv$/u);
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toContain(`"${name}","${coach.username}","Coach"`);

  await card.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from club' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from club' }).click();
  await expect(page.getByText(`${name} is no longer a member`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
  await guest.goto('/my-clubs');
  await expect(guest.getByRole('heading', { name: 'No Club Memberships' })).toBeVisible();
  expect(wrongs).toEqual([]);
  await context.close();
});

test('quick actions lead to a new event and a new post; a post is read first, edited and deleted @once', async ({
  page,
}) => {
  await arriveAs(page, CLUB_ADMIN);
  await page.goto('/club-admin');
  await page.getByRole('button', { name: 'Schedule Event' }).click();
  const plan = page.getByRole('dialog', { name: 'Schedule Event' });
  const title = `Open day ${newcomer().username.slice(-5)}`;
  await plan.getByLabel('Title').fill(title);
  await plan.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(page.getByText('Event added to the calendar.')).toBeVisible();
  await expect(page.getByText(`planned “${title}”`)).toBeVisible();
  await tab(page, 'Events').click();
  await expect(page.getByRole('tabpanel').getByText(title).first()).toBeVisible();

  await tab(page, 'Overview').click();
  await page.getByRole('button', { name: 'Create Club Post' }).click();
  await expect(page).toHaveURL(/tab=posts/u);
  const form = page.getByRole('dialog', { name: 'Create Club Post' });
  const words = form.getByLabel('What would the club like to share?');
  await words.fill('You are all stupid ugly losers and we hate you');
  await form.getByRole('button', { name: 'Share post' }).click();
  const refusal = page.getByRole('dialog', { name: 'Content Safety Check' });
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(words).toHaveValue('You are all stupid ugly losers and we hate you');
  await words.fill(`Come to our ${title}!`);
  await form.getByRole('button', { name: 'Share post' }).click();
  const post = page.getByRole('listitem').filter({ hasText: title });
  await expect(post).toContainText(`Come to our ${title}!`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await post.getByRole('button', { name: /^More options for .+’s post$/u }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Club Post' });
  await edit.getByLabel('What would the club like to share?').fill(`Bring friends to ${title}.`);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(post).toContainText(`Bring friends to ${title}.`);
  await expect(post).toContainText('edited');
  await page.reload();
  await expect(post).toContainText(`Bring friends to ${title}.`);

  await post.getByRole('button', { name: /^More options for .+’s post$/u }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Forever' }).click();
  await expect(page.getByText('Post deleted')).toBeVisible();
  await expect(post).toBeHidden();
});

test('a second admin’s change is shown, and what was typed stays @once', async ({ page }) => {
  await arriveAs(page, CLUB_ADMIN);
  await page.goto('/club-admin?tab=settings');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Description').fill('What I typed stays here.');

  // Another administrator saves meanwhile, in another browser.
  const { clubs } = await (await page.request.get('/api/club-admin/clubs')).json();
  const address = `/api/club-admin/clubs/${clubs[0].id}`;
  const { club } = await (await page.request.get(address)).json();
  const email = `hello${String(Math.floor(Math.random() * 900) + 100)}@larkspur.ribbon.test`;
  const details = { ...club.details, email };
  const saved = await page.request.put(address, { data: { version: club.version, details } });
  expect(saved.ok()).toBe(true);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this club' });
  await expect(notice).toContainText(`Email: ${email}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Description')).toHaveValue('What I typed stays here.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Club saved')).toBeVisible();
  await expect(page.getByText('What I typed stays here.')).toBeVisible();
});

test('club administration is closed to visitors and to those who run nothing @once', async ({
  page,
}) => {
  await page.goto('/club-admin');
  await expect(page.getByText('Please sign in to manage your clubs.')).toBeVisible();
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/club-admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('teammates are listed, searched and filtered by role', async ({ page }) => {
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto('/teammates');
  await expect(page.getByRole('heading', { name: 'My Teammates' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await withFilters(page, () => page.getByLabel('Role').selectOption('Admins'));
  await expect(page.getByText('Admin', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Name or username').fill('nobody has this name');
  await expect(page.getByRole('heading', { name: 'No teammates found' })).toBeVisible();
});

test('when the clubs cannot be loaded, the screen says so and tries again @once', async ({
  page,
}) => {
  await arriveAs(page, CLUB_ADMIN);
  await page.route('**/api/club-admin/clubs', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.goto('/club-admin');
  await expect(page.getByRole('heading', { name: 'We couldn’t load your clubs' })).toBeVisible();
  await page.unroute('**/api/club-admin/clubs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tab(page, 'Overview')).toBeVisible();
});
