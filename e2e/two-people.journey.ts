import { newClubName } from './support/content/clubs.ts';
import { changeRows } from './support/database.ts';
import {
  another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import { agreeTo } from './support/content/proposals.ts';
import { arriveAsProtectedAdmin } from './support/people/second-factor.ts';
import type { Page } from '@playwright/test';

const REASON = 'The club wrote to us';
const WAITS = 'Waiting for a second system admin to agree.';

/** A club to which a child of ten belongs; with somebody who asks to run it, if they are named. */
async function clubWithChild(claimer?: { email: string }): Promise<string> {
  const club = newClubName();
  const child = await addPerson({
    fullName: 'Mia Small',
    birthYear: new Date().getFullYear() - 10,
  });
  await changeRows(
    `with club as (
       insert into clubs (name, city, country, status)
       values ($1, 'Ripon', 'United Kingdom', $4) returning id),
     asked as (
       insert into club_claim_requests (club_id, requester_id, requester_name, requester_email, message)
       select club.id, u.id, 'Carla', u.email, 'I founded the club.' from club, users u
       where u.email = $3)
     insert into club_memberships (club_id, user_id)
     select club.id, p.id from club, athlete_profiles p where p.username = $2`,
    [club, child.username, claimer?.email ?? '', claimer ? 'listed' : 'approved'],
  );
  return club;
}

async function openAccount(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/accounts?search=${username}`);
  await page.getByRole('link', { name: /./u }).and(page.locator('tbody a')).first().click();
  await expect(page.getByText(`@${username}`)).toBeVisible();
}

test('a club with children gets an administrator by two, who hears of it', async ({
  page,
  browser,
}) => {
  const club = await clubWithChild();
  await arriveAsProtectedAdmin(page, 'Olive Appoints');
  const { username, email } = await addPerson({ fullName: 'Rhea Runner', birthYear: 1985 });
  await openAccount(page, username);
  await page.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change roles' });
  await dialog.getByLabel('Club', { exact: true }).fill(club);
  await page.getByRole('option', { name: club }).click();
  await dialog.getByLabel('Why?').fill(REASON);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText(WAITS)).toBeVisible();

  // The proposer may withdraw it, and not agree.
  await page.goto('/admin/accounts');
  const own = page.getByRole('listitem').filter({ hasText: `Let Rhea Runner run ${club}?` });
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Agree' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const second = await another(browser, page);
  await arriveAsProtectedAdmin(second.page, 'Nora Checks');
  await second.page.goto('/admin');
  await expect(second.page.getByText('Second Admin Needed')).toBeVisible();
  await agreeTo(second.page, club);
  await second.leave();
  await mailTo(page, { email, subject: `You now run ${club}` });
});

test('a claim for a club with children is approved by two', async ({ page, browser }) => {
  const claimer = await addPerson({ fullName: 'Carla Claims', birthYear: 1980 });
  const club = await clubWithChild(claimer);
  await arriveAsProtectedAdmin(page, 'Olive Approves');
  await page.goto('/admin/clubs?tab=claims');
  await page.getByRole('button', { name: `Approve the claim for ${club}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve the claim for ${club}` });
  await dialog.getByLabel(/^Why/u).fill(REASON);
  await dialog.getByRole('button', { name: 'Approve Claim' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Waiting for a second system admin' }).first(),
  ).toBeVisible();
  await expectAccessible(page);

  const second = await another(browser, page);
  await arriveAsProtectedAdmin(second.page, 'Nora Approves');
  await agreeTo(second.page, club, '/admin/clubs?tab=claims');
  await second.leave();
  await mailTo(page, { email: claimer.email, subject: `You now run ${club} on Ribbon` });
});

test('a system admin is suspended by two others, and has no say in it', async ({
  page,
  browser,
}) => {
  await arriveAsProtectedAdmin(page, 'Olive Suspends');
  const subject = await another(browser, page);
  await arriveAsProtectedAdmin(subject.page, 'Sue Subject');
  await page.goto('/admin/accounts?search=Sue+Subject');
  await page.locator('tbody a').first().click();
  await page.getByRole('button', { name: 'Warn, limit or suspend' }).click();
  const decision = page.getByRole('dialog', { name: 'Take action on Sue Subject' });
  await decision.getByLabel('Consequence').selectOption('Suspension');
  await decision.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();

  await subject.page.goto('/admin/accounts');
  const row = subject.page
    .getByRole('listitem')
    .filter({ hasText: 'Limit or suspend Sue Subject' });
  await expect(row.getByText('This concerns you, so someone else decides.')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  const third = await another(browser, page);
  await arriveAsProtectedAdmin(third.page, 'Nora Third');
  await agreeTo(third.page, 'Limit or suspend Sue Subject');
  await subject.page.goto('/community');
  await expect(subject.page.getByText(/suspended/iu).first()).toBeVisible();
  await third.leave();
  await subject.leave();
});

test('a limit of an admin, the end of a role and a correction across 18 take two each', async ({
  page,
  browser,
}) => {
  await arriveAsProtectedAdmin(page, 'Olive Proposes');
  const second = await another(browser, page);
  await arriveAsProtectedAdmin(second.page, 'Nora Decides');
  const subject = await another(browser, page);
  await arriveAsProtectedAdmin(subject.page, 'Lena Limited');

  await page.goto('/admin/accounts?search=Lena+Limited');
  await page.locator('tbody a').first().click();
  await page.getByRole('button', { name: 'Warn, limit or suspend' }).click();
  const decision = page.getByRole('dialog', { name: 'Take action on Lena Limited' });
  await decision.getByLabel('Consequence').selectOption('Limit');
  await decision.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await agreeTo(second.page, 'Limit or suspend Lena Limited');
  await subject.page.goto('/account/decisions');
  await expect(
    subject.page.getByRole('heading', { name: 'No posts, comments, likes or requests' }),
  ).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Change roles' }).click();
  const roles = page.getByRole('dialog', { name: 'Change roles' });
  await roles.getByLabel('Change').selectOption('Remove: System admin');
  await roles.getByLabel('Why?').fill(REASON);
  await roles.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await agreeTo(second.page, 'Remove Lena Limited as a system admin');
  await subject.page.goto('/admin/accounts');
  await expect(subject.page.getByText('Access Denied')).toBeVisible();
  await subject.leave();

  const year = new Date().getFullYear();
  const young = await addPerson({ fullName: 'Yara Younger', birthYear: year - 25 });
  await openAccount(page, young.username);
  await page.getByRole('button', { name: 'Correct name or month of birth' }).click();
  const correction = page.getByRole('dialog', { name: 'Correct name or month of birth' });
  await correction.getByLabel('Birth year').selectOption(String(year - 16));
  await correction.getByLabel('Why?').fill(REASON);
  await correction.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await agreeTo(second.page, 'Yara Younger');
  await page.reload();
  await expect(page.getByText(`January ${year - 16}`)).toBeVisible();
  await second.leave();
});
