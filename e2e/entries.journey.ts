import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { aCompetition, anOpenCompetition } from './support/content/competitions.ts';
import { changeRows } from './support/database.ts';
import { addPerson } from './support/people/people.ts';
import { photo } from './support/content/photo.ts';
import { arriveAsProtectedAdmin } from './support/people/second-factor.ts';
import type { Page } from '@playwright/test';

const own = (page: Page) => page.getByRole('list', { name: 'Your entries' });

test('an organiser opens entries, a guardian agrees, and a withdrawal moves the next one up', async ({
  page,
  browser,
}, { project }) => {
  const address = await aCompetition(`Heather Open (${project.name})`);
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto(address);
  await page.getByRole('button', { name: 'Open entries' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Apparatus or routine').selectOption('Hoop');
  await dialog.getByLabel('Places').fill('1');
  await dialog.getByLabel('Open on').fill('2026-01-01');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 of 1 places taken')).toBeVisible();
  await expectNoSidewaysScroll(page);

  const child = await another(browser, page, 'child@ribbon.test');
  await child.page.goto(address);
  await child.page.getByRole('button', { name: 'Enter', exact: true }).click();
  const form = child.page.getByRole('dialog');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(own(child.page)).toContainText('Waiting for a parent’s yes');
  await expect(child.page.getByText('0 of 1 places taken')).toBeVisible();

  const parent = await another(browser, page, 'parent@ribbon.test');
  await parent.page.goto('/family');
  await expect(
    parent.page.getByText(/the organiser \(Heather Gymnastics\) will see the name as/u).first(),
  ).toBeVisible();
  await parent.page
    .getByRole('button', { name: /^Approve: Entering a competition/u })
    .first()
    .click();
  await expect(own(child.page)).toContainText('Entered');
  await expectAccessible(child.page);
  await parent.page.goto(address);
  await expectAccessible(parent.page);

  const gymnast = await another(browser, page, 'gymnast@ribbon.test');
  await gymnast.page.goto(address);
  await gymnast.page.getByRole('button', { name: 'Enter', exact: true }).click();
  const second = gymnast.page.getByRole('dialog');
  await second.getByRole('checkbox').first().check();
  await second.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(own(gymnast.page)).toContainText('Waiting list, place 1');

  await own(parent.page)
    .getByRole('button', { name: /^Withdraw/u })
    .click();
  await parent.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(own(parent.page)).toBeHidden();
  await gymnast.page.reload();
  await expect(own(gymnast.page)).toContainText('Entered');
  await gymnast.page.getByRole('button', { name: /^Entries: Junior/u }).click();
  await expect(gymnast.page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(gymnast.page);
  await child.leave();
  await parent.leave();
  await gymnast.leave();
});

test('an organiser is approved with proof, and takes entries then', async ({ page, browser }) => {
  const name = `Heather Proof ${Date.now()}`;
  const address = await aCompetition(name, { isOrganiser: false });
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Open entries' })).toBeHidden();
  await page.getByRole('button', { name: 'I organise this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take entries for this competition' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please say how you organise this competition')).toBeVisible();
  await dialog.getByLabel('How do you organise it?').fill('The contract with the hall names me.');
  await dialog.locator('input[type=file]').setInputFiles(await photo(page, 'contract.jpg', 900));
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your request to take entries', { exact: true })).toBeVisible();

  const admin = await another(browser, page);
  await arriveAsProtectedAdmin(admin.page, 'Olive Checks');
  await admin.page.goto('/admin/competitions');
  const card = admin.page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByRole('img', { name: 'What they sent as proof' })).toBeVisible();
  await expectAccessible(admin.page);
  await card.getByRole('button', { name: /^Approve/u }).click();
  const decision = admin.page.getByRole('dialog', { name: 'Approve the organiser' });
  await decision.getByLabel('Why?').fill('The hall confirmed it');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.page.getByText('Organiser approved.')).toBeVisible();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open entries' })).toBeVisible();

  await admin.page.getByRole('button', { name: 'Approved organisers' }).click();
  const organisers = admin.page.getByRole('dialog', { name: 'Approved organisers' });
  const row = organisers.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /^Withdraw approval/u }).click();
  await row.getByLabel('Why?').fill('The hall says otherwise');
  await expectAccessible(admin.page);
  await row.getByRole('button', { name: 'Withdraw approval' }).click();
  await expect(admin.page.getByText('They can’t take entries any more.')).toBeVisible();
  await expect(row).toBeHidden();
  await admin.leave();
  await page.reload();
  await expect(page.getByText('If that’s a mistake, you can ask again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open entries' })).toBeHidden();
});

test('a teenager says yes to the club’s entry and shows the name', async ({ page, browser }) => {
  const address = await anOpenCompetition(`Heather Teens ${Date.now()}`);
  const year = new Date().getFullYear();
  const teen = await addPerson({ fullName: 'Zoe Sixteen', birthYear: year - 17 });
  await changeRows(
    `insert into club_memberships (club_id, user_id, status)
     select m.club_id, teen.id, 'active' from athlete_profiles teen, club_memberships m
       join users u on u.id = m.user_id
     where teen.username = $1 and u.email = 'coach@ribbon.test' and m.coach_confirmed_at is not null`,
    [teen.username],
  );
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto(address);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('checkbox', { name: 'Zoe S.' }).check();
  await form.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(own(page)).toContainText('Waiting for the gymnast’s yes');

  const young = await another(browser, page, teen.email);
  await young.page.goto(address);
  await expect(own(young.page)).toContainText('will see the name as “Zoe S.”');
  await expectAccessible(young.page);
  await expectNoSidewaysScroll(young.page);
  await own(young.page).getByRole('button', { name: 'Say yes' }).click();
  await expect(own(young.page)).toContainText('Entered');
  await own(young.page)
    .getByRole('switch', { name: 'Show others the first name and initial' })
    .click();
  await expect(
    young.page.getByText('Others can now see the first name and initial.'),
  ).toBeVisible();
  await expectAccessible(young.page);
  await young.leave();

  const visitor = await another(browser, page);
  await visitor.page.goto(address);
  await visitor.page.getByRole('button', { name: /^Entries: Junior/u }).click();
  await expect(visitor.page.getByRole('dialog').getByRole('listitem')).toHaveText(/Zoe S\./u);
  await visitor.leave();
});

test('a coach of two clubs enters gymnasts of both at once', async ({ page }) => {
  const unique = String(Date.now());
  const address = await anOpenCompetition(`Heather Pairs ${unique}`);
  const year = new Date().getFullYear();
  const coach = await addPerson({ fullName: 'Cora Two', birthYear: year - 40 });
  const oak = await addPerson({ fullName: 'Ada Oak', birthYear: year - 20 });
  const both = await addPerson({ fullName: 'Zoe Both', birthYear: year - 20 });
  await changeRows(
    `with made as (
       insert into clubs (name, city, country, status)
       select kind || ' ' || $1, 'Leeds', 'United Kingdom', 'approved'
       from unnest(array['Oakbridge', 'Larchfield']) kind returning id, name),
     coach as (update athlete_profiles set user_type = 'coach' where username = $2 returning id)
     insert into club_memberships (club_id, user_id, status, membership_type, coach_confirmed_at)
     select made.id, coach.id, 'active', 'coach', now() from made, coach
     union all
     select made.id, gymnast.id, 'active', 'member', null from made
     join athlete_profiles gymnast on gymnast.username = $4
       or gymnast.username = $3 and made.name like 'Oakbridge%'`,
    [unique, coach.username, oak.username, both.username],
  );
  await arriveAs(page, coach.email);
  await page.goto(address);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('checkbox', { name: 'Ada Oak' }).check();
  await form.getByRole('checkbox', { name: 'Zoe Both' }).check();
  await form.getByLabel('Club for Zoe Both').selectOption(`Larchfield ${unique}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText('2 entries saved.')).toBeVisible();
  await expect(own(page)).toContainText(`Oakbridge ${unique}`);
  await expect(own(page)).toContainText(`Larchfield ${unique}`);

  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(form.getByRole('checkbox', { name: 'Ada Oak' })).toBeDisabled();
  await expect(form.getByText('Already entered')).toHaveCount(2);
});
