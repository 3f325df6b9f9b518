import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { proveOrganiser } from './support/content/competitions.ts';
import { changeRows, readRows } from './support/database.ts';

/** A competition of the coach that has begun, with the gymnast and the child in it. */
async function aBegunCompetition(name: string): Promise<string> {
  await changeRows(
    `insert into competitions (name, organizer, location, city, country, start_date, end_date,
       category, level, description, approval_status, status, created_by, entries_open_at,
       entries_close_at, age_on, entry_numbers)
     select $1, 'Heather Gymnastics', 'Heather Hall', 'Leeds', 'United Kingdom', current_date,
       current_date + 1, 'Individual Apparatus', 'Junior', 'A friendly day.', 'approved', 'ongoing',
       id, now() - interval '40 days', now() - interval '10 days', current_date, 2
     from users where email = 'coach@ribbon.test'`,
    [name],
  );
  await proveOrganiser(name);
  await changeRows(
    `insert into competition_categories (competition_id, position, level, discipline)
     select id, 0, 'Junior', 'hoop' from competitions where name = $1`,
    [name],
  );
  await changeRows(
    `insert into competition_entries (competition_id, category_id, user_id, status, number, shows_name)
     select c.id, cat.id, u.id, 'entered', case u.email when 'gymnast@ribbon.test' then 1 else 2 end, true
     from competitions c join competition_categories cat on cat.competition_id = c.id,
       users u
     where c.name = $1 and u.email in ('gymnast@ribbon.test', 'child@ribbon.test')`,
    [name],
  );
  const [row] = await readRows<{ id: string }>('select id from competitions where name = $1', [
    name,
  ]);
  return `/competitions/${row?.id}`;
}

const CSV = `number,apparatus,db,da,a,e,penalty
1,hoop,5.4,4.6,7.25,7.125,0.3
2,hoop,3.1,2.9,6.4,6.2,
99,hoop,5,5,7,7,
`;

test('results come from a file with a bad row, are published, corrected and kept in a passport', async ({
  page,
  browser,
}, { project }) => {
  const name = `Heather Finals (${project.name})`;
  const address = await aBegunCompetition(name);
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto(address);
  await page.getByRole('link', { name: 'Enter results' }).click();
  await expect(page.getByText('No scores yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await expect(dialog.getByText('No gymnast has the number 99.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 2 scores' }).click();
  await expect(page.getByText('A draft: nobody else can see it.')).toBeVisible();
  await expect(page.getByText('Hoop 24.075')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const visitor = await another(browser, page);
  await visitor.page.goto(address);
  await expect(visitor.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(visitor.page.getByRole('heading', { name: 'Results' })).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Every change needs a reason')).toBeVisible();

  // A visitor reads the grown-up's name, and never that of a child.
  await visitor.page.reload();
  const results = visitor.page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('listitem')).toHaveCount(2);
  await expect(results.getByRole('listitem').first()).toContainText('Gwen Hartnoll');
  await expect(results.getByRole('listitem').last()).toContainText('Gymnast');
  await expect(results).not.toContainText('Rosie');
  await expectAccessible(visitor.page);
  await expectNoSidewaysScroll(visitor.page);

  await page.getByRole('button', { name: 'Edit number 1' }).click();
  await page.getByLabel('E', { exact: true }).fill('7.5');
  await expect(page.getByText('Total 24.450')).toBeVisible();
  await page.getByLabel('Reason for the change').fill('A typing error');
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page.getByText('Number 1, hoop: 24.075 → 24.450')).toBeVisible();
  await expectAccessible(page);
  await visitor.page.reload();
  await expect(results.getByText('Corrected on')).toBeVisible();
  await visitor.leave();

  const gymnast = await another(browser, page, 'gymnast@ribbon.test');
  await gymnast.page.goto('/profile');
  await gymnast.page.getByRole('link', { name: 'Open passport' }).click();
  const passport = gymnast.page.getByRole('article', { name: 'Score Passport of Gwen Hartnoll' });
  await expect(passport.getByRole('row').filter({ hasText: name })).toContainText('24.450');
  await expectAccessible(gymnast.page);
  await expectNoSidewaysScroll(gymnast.page);
  await gymnast.leave();

  const parent = await another(browser, page, 'parent@ribbon.test');
  const [child] = await readRows<{ id: string }>(
    `select id from users where email = 'child@ribbon.test'`,
    [],
  );
  await parent.page.goto(`/score-passport/${child?.id}`);
  await expect(parent.page.getByRole('article')).toContainText('Rosie L.');
  await parent.leave();
});
