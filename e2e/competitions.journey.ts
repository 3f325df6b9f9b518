import { inDays } from './support/content/days.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  withFilters,
} from './support/journey.ts';
import { proveOrganiser } from './support/content/competitions.ts';
import type { Page } from '@playwright/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Fills the form in and sends it. */
async function submit(page: Page, name: string): Promise<void> {
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Submit Competition' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit Competition' }).click();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
  await dialog.getByLabel('Competition name').fill(name);
  await dialog.getByLabel('Organiser').fill('Willow Gymnastics');
  await dialog.getByLabel('Venue').fill('Willow Hall');
  await dialog.getByLabel('City').fill('Leeds');
  await dialog.getByLabel('Country').selectOption('United Kingdom');
  await dialog.getByLabel('First day').fill(inDays(50));
  await dialog.getByLabel('Category').selectOption('Group');
  await dialog.getByLabel('Level').selectOption('Youth');
  await dialog.getByLabel('Description').fill('A friendly day for groups and families.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit Competition' }).click();
  await expect(page.getByRole('dialog', { name: 'Competition submitted' })).toBeVisible();
  await page.getByRole('link', { name: 'See where it stands' }).click();
  await expect(heading(page, 'My submissions')).toBeVisible();
}

/** The list of an admin, narrowed to one competition. */
async function administer(admin: Page, name: string): Promise<void> {
  await admin.goto(`/admin/competitions?search=${encodeURIComponent(name)}`);
  await expect(rowOf(admin, name)).toContainText('Pending');
}

test('a competition is submitted, approved, listed and cancelled', async ({ page, browser }, {
  project,
}) => {
  const name = `Willow Cup (${project.name})`;
  await arriveAs(page, 'coach@ribbon.test');
  await submit(page, name);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await expect(card).toContainText('Pending');

  const admin = await another(browser, page, 'admin@ribbon.test');
  await administer(admin.page, name);
  await expectAccessible(admin.page);
  await expectNoSidewaysScroll(admin.page);
  await admin.page.getByRole('button', { name: `Approve ${name}` }).click();
  const question = admin.page.getByRole('dialog', { name: `Approve ${name}?` });
  await expectAccessible(admin.page);
  await question.getByRole('button', { name: 'We know the organiser' }).click();
  await expect(admin.page.getByText('Competition approved successfully!')).toBeVisible();
  // Leaving the list commits the decision.
  await admin.page
    .getByRole('link', { name: /To Do|Ribbon/u })
    .first()
    .click();
  await admin.leave();

  await page.goto('/competitions');
  await page.getByLabel('Search').fill(name);
  await withFilters(page, () => page.getByLabel('Country').selectOption('United Kingdom'));
  await expect(card).toContainText('Upcoming');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show map' }).click();
  const map = page.getByRole('region', { name: 'Map of competitions' });
  await expect(map.getByRole('button', { name: `${name}, Leeds` })).toBeVisible();
  await card.getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Approval lists it; only a proven organiser cancels it.
  await expect(page.getByRole('button', { name: 'I organise this' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel competition' })).toBeHidden();
  await proveOrganiser(name);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel competition' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('The hall is being painted.');
  await dialog.getByRole('button', { name: 'Cancel competition' }).click();
  await expect(page.getByText('The hall is being painted.')).toBeVisible();
  await page.goto(`/competitions?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('No competitions found')).toBeVisible();
});

test('an admin rejects a competition with a reason, which its sender reads', async ({
  page,
  browser,
}, { project }) => {
  const name = `Bramble Trophy (${project.name})`;
  await arriveAs(page, 'coach@ribbon.test');
  await submit(page, name);
  const admin = await another(browser, page, 'admin@ribbon.test');
  await administer(admin.page, name);
  await admin.page.getByRole('button', { name: `Reject ${name}` }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Please name the street of the hall.');
  await dialog.getByRole('button', { name: 'Reject Competition' }).click();
  await expect(admin.page.getByText('Competition rejected successfully!')).toBeVisible();
  await admin.page
    .getByRole('link', { name: /To Do|Ribbon/u })
    .first()
    .click();
  await admin.leave();
  await page.goto('/competitions/mine');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await expect(card).toContainText('Please name the street of the hall.');
  await expectAccessible(page);
});
