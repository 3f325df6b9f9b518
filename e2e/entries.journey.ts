import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { changeRows, readRows } from './support/database.ts';
import type { Page } from '@playwright/test';

/** A published competition of the coach, with nobody in it yet. */
async function aCompetition(name: string): Promise<string> {
  await changeRows(
    `insert into competitions (name, organizer, location, city, country, start_date, category, level,
       description, approval_status, created_by)
     select $1, 'Heather Gymnastics', 'Heather Hall', 'Leeds', 'United Kingdom', current_date + 80,
       'Individual Apparatus', 'Junior', 'A friendly day.', 'approved', id
     from users where email = 'coach@ribbon.test'`,
    [name],
  );
  const [row] = await readRows<{ id: string }>('select id from competitions where name = $1', [
    name,
  ]);
  return `/competitions/${row?.id}`;
}

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
  await expect(own(child.page)).toContainText('Waiting for a parent or guardian');
  await expect(child.page.getByText('0 of 1 places taken')).toBeVisible();

  const parent = await another(browser, page, 'parent@ribbon.test');
  await parent.page.goto('/family');
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
