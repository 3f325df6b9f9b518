import { inDays } from './support/content/days.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newWords,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';

test('a log comes in from a file, with a word on every row that cannot @once', async ({ page }) => {
  const { email } = await addPerson({ fullName: 'Ida Imports', birthYear: 1995 });
  await arriveAs(page, email);
  await page.goto('/training?tab=sessions');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  const rows = [
    'date,start,minutes,type,hoop,notes',
    `${inDays(-2)},17:00,90,technique,40,First of all`,
    `${inDays(-1)},17:00,0,technique,,Nothing at all`,
    `${inDays(-1)},18:00,60,strength,,`,
  ];
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'log.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(dialog.getByRole('status')).toHaveText('2 of 3 rows can be imported.');
  await expect(dialog.getByRole('listitem')).toContainText('Line 3:');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2 sessions imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('First of all')).toBeVisible();
});

test('a goal moves with its milestones, rests, and is taken up again @once', async ({ page }) => {
  const { email } = await addPerson({ fullName: 'Greta Goals', birthYear: 1995 });
  await arriveAs(page, email);
  await page.goto('/training?tab=goals');
  const title = `A calm ${newWords()} routine`;
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Goal', { exact: true }).fill(title);
  await dialog.getByLabel('Milestones').fill('The music\nThe first half\nThe second half');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  const goal = page.getByRole('listitem').filter({ hasText: title });
  await goal.getByLabel('The music').check();
  await expect(goal.getByRole('progressbar', { name: title })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  await goal.getByRole('button', { name: 'Pause' }).click();
  await expect(goal.getByText('Paused')).toBeVisible();
  await goal.getByRole('button', { name: 'Resume' }).click();
  await expect(goal.getByRole('button', { name: 'Pause' })).toBeVisible();
  await goal.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete this goal?' })
    .getByRole('button', { name: 'Delete goal' })
    .click();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('more hours in a week than years of age is answered gently @once', async ({ page }) => {
  const { email } = await addPerson({
    fullName: 'Nell Nonstop',
    birthYear: new Date().getFullYear() - 14,
  });
  await arriveAs(page, email);
  await page.goto('/training?tab=sessions');
  for (const start of ['05:00', '11:00', '17:00']) {
    await page.getByRole('button', { name: 'Add Session' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Start').fill(start);
    await dialog.getByLabel('Minutes').first().fill('310');
    await dialog.getByRole('button', { name: 'Save session' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('A big week of training')).toBeVisible();
  await expect(page.getByText(/American Academy of Pediatrics/u)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
