import type { Page } from '@playwright/test';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { changeRows } from './support/database.ts';
import { addPerson } from './support/people/people.ts';
import { agreeTo } from './support/content/proposals.ts';
import { arriveAsProtectedAdmin } from './support/people/second-factor.ts';

const REASON = 'Checked by telephone';

async function openAccount(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/accounts?search=${username}`);
  await page.getByRole('link', { name: /./u }).and(page.locator('tbody a')).first().click();
  await expect(page.getByText(`@${username}`)).toBeVisible();
}

/** Presses a button of the account, says why, and confirms. */
async function act(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.getByLabel('Why?').fill(REASON);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an administrator verifies, gives beta access, suspends and restores somebody', async ({
  page,
  browser,
}) => {
  await arriveAsProtectedAdmin(page, 'Olive Members');
  const { email, username } = await addPerson({ fullName: 'Nell Member', birthYear: 1992 });
  await openAccount(page, username);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await act(page, 'Verify');
  await expect(page.getByText('Badge given.')).toBeVisible();

  const person = await another(browser, page, email);
  await person.page.goto('/profile');
  await expect(person.page.getByText('Verified').first()).toBeAttached();
  await act(page, 'Remove the badge');
  await act(page, 'Give beta access');
  await expect(page.getByText('Beta access', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Warn, limit or suspend' }).click();
  const decision = page.getByRole('dialog', { name: 'Take action on Nell Member' });
  await decision.getByLabel('Consequence').selectOption('Suspension');
  await decision.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(decision).toBeHidden();
  await person.page.goto('/community');
  await expect(person.page.getByText(/suspended/iu).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const undo = page.getByRole('dialog', { name: 'Undo' });
  await undo.getByLabel('Why are you reversing it?').fill(REASON);
  await undo.getByRole('button', { name: 'Reverse the decision' }).click();
  await expect(undo).toBeHidden();
  await person.page.goto('/account');
  await expect(person.page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await person.page.getByRole('button', { name: 'Correct details' }).click();
  const own = person.page.getByRole('dialog', { name: 'Correct your details' });
  await own.getByLabel('Full name').fill('Nell Members');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(person.page.getByText('Your details have been changed.')).toBeVisible();
  await person.leave();
});

test('a system admin is made by two', async ({ page, browser }) => {
  await arriveAsProtectedAdmin(page, 'Olive First');
  const { username } = await addPerson({ fullName: 'Tess Third', birthYear: 1988 });
  await openAccount(page, username);
  await page.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change roles' });
  await dialog.getByLabel('Change').selectOption('Add: System admin');
  await dialog.getByLabel('Why?').fill(REASON);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('Waiting for a second system admin to agree.')).toBeVisible();

  const second = await another(browser, page);
  await arriveAsProtectedAdmin(second.page, 'Nora Second');
  await agreeTo(second.page, 'Tess Third');
  await second.page.goto(`/admin/accounts?search=${username}`);
  await expect(second.page.getByRole('row').filter({ hasText: 'Tess Third' })).toContainText(
    'System admin',
  );
  await second.leave();
  await changeRows(
    `update user_roles set is_active = false, revoked_at = now() from athlete_profiles p
     where p.id = user_roles.user_id and p.full_name in ('Tess Third', 'Nora Second')`,
    [],
  );
});

test('a child’s birth data is corrected across 13 by two and with the guardian’s yes', async ({
  page,
  browser,
}) => {
  await arriveAsProtectedAdmin(page, 'Olive Corrects');
  const year = new Date().getFullYear();
  const child = await addPerson({ fullName: 'Pip Corrected', birthYear: year - 9 });
  const guardian = await addPerson({ fullName: 'Gail Guardian', birthYear: 1984 });
  await changeRows(
    `with young as (
       update athlete_profiles set user_type = 'child_gymnast' where username = $1 returning id)
     insert into parental_relationships (parent_id, child_id, role)
     select p.id, young.id, 'primary' from athlete_profiles p, young where p.username = $2`,
    [child.username, guardian.username],
  );
  await openAccount(page, child.username);
  await expect(page.getByText('This is a child’s account')).toBeVisible();
  await page.getByLabel('Why do you need to see it?').fill('The guardian wrote to us');
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('button', { name: 'Correct name or month of birth' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct name or month of birth' });
  await dialog.getByLabel('Birth year').selectOption(String(year - 14));
  await dialog.getByLabel('Why?').fill(REASON);
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('Waiting for a second system admin to agree.')).toBeVisible();

  const second = await another(browser, page);
  await arriveAsProtectedAdmin(second.page, 'Nora Agrees');
  await agreeTo(second.page, child.username);
  await second.leave();

  const family = await another(browser, page);
  await arriveAs(family.page, guardian.email);
  await family.page.goto('/family');
  await expect(family.page.getByText(/Reason: The guardian wrote to us/u)).toBeVisible();
  await expectAccessible(family.page);
  await family.page.getByRole('button', { name: /^Approve: Corrected details/u }).click();
  await expect(family.page.getByRole('button', { name: /^Approve/u })).toBeHidden();
  await family.leave();
  await page.reload();
  await expect(page.getByText('13 to 15')).toBeVisible();
});
