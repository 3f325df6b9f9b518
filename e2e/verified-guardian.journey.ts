import type { Page } from '@playwright/test';
import { signUpConfirmed } from './support/people/accounts.ts';
import { addChild, ownDevice, signInAsChild } from './support/people/child.ts';
import { newClubName } from './support/content/clubs.ts';
import { changeRows } from './support/database.ts';
import {
  another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';

const PRIVATE = 'You’re starting in private';
const guardiansToConfirm = (page: Page) => page.getByRole('list', { name: 'Guardians to confirm' });

/** A club with an administrator of its own, which a child has asked to take it in. */
async function askedBy(username: string): Promise<{ club: string; admin: string }> {
  const club = newClubName();
  const { email } = await addPerson({ fullName: 'Carla Clubhouse', birthYear: 1980 });
  const made = await changeRows(
    `with club as (
       insert into clubs (name, city, country, status) values ($1, 'Ripon', 'United Kingdom', 'approved')
       returning id),
     admin as (
       update athlete_profiles p set user_type = 'club_admin' from users u
       where u.id = p.id and u.email = $2 returning p.id),
     runs as (
       insert into club_admins (club_id, user_id) select club.id, admin.id from club, admin),
     acts as (
       insert into user_roles (user_id, club_id, role) select admin.id, club.id, 'club_admin' from club, admin)
     insert into club_memberships (user_id, club_id, status, joined_at)
     select child.id, club.id, 'waiting_club', now() from club, athlete_profiles child
     where child.username = $3`,
    [club, email, username],
  );
  expect(made).toBe(1);
  return { club, admin: email };
}

/** A parent with a child who may write posts, each on a device of their own. */
async function parentAndChild(page: Page, browser: Parameters<typeof ownDevice>[0]) {
  await signUpConfirmed(page, { fullName: 'Pia Guardian' });
  const { username } = newcomer();
  await addChild(page, username);
  await page.getByRole('link', { name: 'Go to My Family' }).click();
  const allowed = page.waitForResponse((answer) =>
    answer.url().endsWith('/permissions/create_posts'),
  );
  await page.getByRole('switch', { name: 'Write posts' }).click();
  expect((await allowed).ok()).toBe(true);
  await expect(page.getByText('Rosie is starting in private')).toBeVisible();
  const child = await ownDevice(browser, page);
  await signInAsChild(child.page, username);
  await expect(child.page.getByText(PRIVATE)).toBeVisible();
  await expect(child.page.getByRole('link', { name: 'Create Post' })).toHaveCount(0);
  return { username, child };
}

test('a parent adds a child, the club knows the parent, and the community opens', async ({
  page,
  browser,
}) => {
  const { username, child } = await parentAndChild(page, browser);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { admin } = await askedBy(username);

  const office = await another(browser, page, admin);
  await office.page.goto('/club-admin?tab=members');
  await office.page.getByRole('button', { name: 'Approve Rosie' }).click();
  const question = office.page.getByRole('dialog', {
    name: 'Do you know Rosie’s guardian in person?',
  });
  await expect(question).toBeVisible();
  await expectAccessible(office.page);
  await question.getByRole('button', { name: 'Yes, I know Pia Guardian' }).click();
  await expect(office.page.getByText('Rosie is now a member')).toBeVisible();
  await office.leave();

  // The child's own screen hears of it.
  await expect(child.page.getByText(PRIVATE)).toBeHidden();
  await child.page.goto('/create-post');
  await child.page.getByLabel('What would you like to share?').fill('My first clean routine!');
  await child.page.getByRole('button', { name: 'Share post' }).click();
  await expect(child.page.getByText('Waiting for your grown-up')).toBeVisible();
  await page.goto('/family');
  await expect(page.getByText('The club knows you in person')).toBeVisible();
  await expect(page.getByText('My first clean routine!')).toBeVisible();
  await child.leave();
});

test('a club that does not know the parent hands over a code, which opens the community', async ({
  page,
  browser,
}) => {
  const { username, child } = await parentAndChild(page, browser);
  const { admin } = await askedBy(username);

  const office = await another(browser, page, admin);
  await office.page.goto('/club-admin?tab=members');
  await office.page.getByRole('button', { name: 'Approve Rosie' }).click();
  await office.page.getByRole('button', { name: 'No, approve Rosie without' }).click();
  await expect(guardiansToConfirm(office.page)).toContainText('Looked after by Pia Guardian');
  await expectAccessible(office.page);
  await expectNoSidewaysScroll(office.page);
  await office.page.getByRole('button', { name: 'Make a code for Rosie' }).click();
  const card = office.page.getByRole('dialog', { name: 'Hand this code over in person' });
  const code = (await card.getByText(/^\w+ · \w+ · \w+ · \w+$/u).textContent()) ?? '';
  await card.getByRole('button', { name: 'Done' }).click();
  await office.leave();

  await page.goto('/family');
  await page.getByLabel('Code from the club').fill('amber kite otter plum');
  await page.getByRole('button', { name: 'Confirm with this code' }).click();
  await expect(page.getByText('That code doesn’t match')).toBeVisible();
  await page.getByLabel('Code from the club').fill(code.replaceAll(' · ', ' '));
  await page.getByRole('button', { name: 'Confirm with this code' }).click();
  await expect(page.getByText('The club gave you a code')).toBeVisible();
  await expect(child.page.getByText(PRIVATE)).toBeHidden();
  await child.leave();
});
