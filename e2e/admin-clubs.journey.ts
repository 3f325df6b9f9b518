import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { chooseAction, clubRow, createClub, newClubName } from './support/content/clubs.ts';
import type { Page } from '@playwright/test';

const ADMIN = 'admin@ribbon.test';

/** Another admin saves the club while this one has it open. */
async function changeElsewhere(page: Page, name: string): Promise<void> {
  const list = await page.request.get('/api/admin/clubs', { params: { search: name } });
  const { clubs } = await list.json();
  const details = {
    name,
    city: 'Ripon',
    country: 'Spain',
    phone: '01632 960000',
    apparatus: ['hoop'],
  };
  const answer = await page.request.put(`/api/admin/clubs/${clubs[0].id}`, {
    data: { version: clubs[0].version, details, reason: 'For a journey' },
  });
  expect(answer.ok()).toBe(true);
}

test('an admin edits a club, deletes it and brings it back @once', async ({ page }) => {
  const club = newClubName();
  await arriveAs(page, ADMIN);
  await createClub(page, club);
  await expect(page.getByRole('tab', { name: /^Clubs \(\d+\)$/u })).toBeVisible();
  await page.getByLabel('Search').fill(club);
  await expect(clubRow(page, club)).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await chooseAction(page, club, 'Edit');
  const form = page.getByRole('dialog', { name: `Edit ${club}` });
  await expect(form.getByLabel('Programs')).toHaveValue('Beginners, Squad');
  await expectAccessible(page);
  await form.getByLabel('Latitude').fill('54.1');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Please give a reason')).toBeVisible();
  await form.getByLabel('Why are you changing it?').fill('It trains in another hall now');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    form.getByText('Please enter both latitude and longitude, or neither'),
  ).toBeVisible();
  await form.getByLabel('Longitude').fill('-1.5');
  await changeElsewhere(page, club);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    form.getByText('Someone else changed this club while you were editing it.'),
  ).toBeVisible();
  await expect(form.getByText(/^Changed: country, phone and programs\./u)).toBeVisible();
  await expect(form.getByLabel('Longitude')).toHaveValue('-1.5');
  await expect(form.getByLabel('Why are you changing it?')).toHaveValue(
    'It trains in another hall now',
  );
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Club updated successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await chooseAction(page, club, 'View details');
  const details = page.getByRole('dialog', { name: 'Club details' });
  await expect(details).toContainText('54.1, -1.5');
  await details.getByRole('button', { name: 'Close' }).click();

  await chooseAction(page, club, 'Delete');
  const question = page.getByRole('dialog', { name: `Delete ${club}?` });
  await question.getByLabel(/^Type the name/u).fill('something else');
  await question.getByRole('button', { name: 'Delete club' }).click();
  await expect(question.getByText('Please type the name exactly as shown.')).toBeVisible();
  await question.getByLabel(/^Type the name/u).fill(club);
  await question.getByLabel('Why are you deleting it?').fill('Listed twice');
  await question.getByRole('button', { name: 'Delete club' }).click();
  await expect(page.getByText(`${club} has been deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No clubs found' })).toBeVisible();

  await page.getByLabel('Status').selectOption('Deleted');
  await expect(clubRow(page, club)).toContainText('Deleted for good on');
  await chooseAction(page, club, 'Restore');
  const back = page.getByRole('dialog', { name: `Restore ${club}?` });
  await expectAccessible(page);
  await back.getByRole('button', { name: 'It was deleted by mistake' }).click();
  await expect(page.getByText(`${club} has been restored.`)).toBeVisible();
  await page.getByLabel('Status').selectOption('All statuses');
  await expect(clubRow(page, club)).toContainText('Listed');
});

test('an admin imports clubs from a file and sees what came of it @once', async ({ page }) => {
  const [first, second] = [newClubName(), newClubName()];
  await arriveAs(page, ADMIN);
  await page.goto('/admin/clubs');
  await page.getByRole('button', { name: 'Import clubs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import clubs' });
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a template' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('clubs.csv');
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('Please choose a file')).toBeVisible();
  const file = (text: string) => ({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await dialog.getByLabel('CSV file').setInputFiles(file('who,where\nA,B'));
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText(/^We don’t recognise the column “who”/u)).toBeVisible();

  const rows = [`${first},Ripon,United Kingdom`, `${second},Ripon,United Kingdom`, ',Ripon,Spain'];
  const csv = ['name,city,country', ...rows, rows[0]].join('\n');
  await dialog.getByLabel('CSV file').setInputFiles(file(csv));
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog.getByText('name: Please enter the name of the club')).toBeVisible();
  await expect(dialog.getByText('The same club is in line 2.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Import 2 clubs' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByRole('button', { name: 'A list from the federation' }).click();
  await dialog.getByRole('button', { name: 'Import 2 clubs' }).click();
  await expect(dialog.getByText('The import is done')).toBeVisible();
  await expect(dialog.getByText('2 clubs were added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Search').fill(second);
  await expect(clubRow(page, second)).toHaveCount(1);
});

test('the page is for system admins alone @once', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/admin/clubs');
  await expect(
    page.getByText('You need system admin privileges to access this page.'),
  ).toBeVisible();
});
