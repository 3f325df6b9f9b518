import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';

test('a practice is logged in four taps, and by a timer that survives closing the page @once', async ({
  page,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/training');
  await expect(page.getByText('Sessions This Month')).toBeVisible();
  await page.getByRole('button', { name: 'Quick add' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '150 min' }).click();
  await sheet.getByRole('button', { name: 'Rope' }).click();
  await sheet.getByRole('button', { name: 'Save session' }).click();
  await expect(page.getByText('Session saved.')).toBeVisible();
  await expect(page.getByText(/with rope/u).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.goto('/community');
  await page.goto('/training?tab=sessions');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Stop and save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Minutes')).toHaveValue('1');
  await dialog.getByLabel('Type').selectOption('Strength');
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Strength' }).first()).toBeVisible();
});

test('a goal that is reached is an achievement, and can be shared as a post @once', async ({
  page,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/training?tab=goals');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Goal', { exact: true }).fill('One more session');
  await dialog.getByLabel('What does it count?').selectOption('Sessions');
  await dialog.getByLabel('How many?').fill('1');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Quick add' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save session' }).click();
  const goal = page.getByRole('listitem').filter({ hasText: 'One more session' });
  await expect(goal.getByText('Completed')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText('You have achieved “One more session”. Well done!')).toBeVisible();
  await page.goto('/training?tab=progress');
  await expect(page.getByRole('heading', { name: 'Minutes per week' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'One more session' })
    .getByRole('link', { name: 'Share as a post' })
    .click();
  await expect(page.getByLabel('What would you like to share?')).toHaveValue(
    'I did it: One more session!',
  );
});

test('a coach reads a log while it is shared, and comments on it @once', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'teen@ribbon.test');
  await page.goto('/training');
  const share = page.getByRole('region', { name: 'Share with your coach' }).getByRole('switch');
  await expect(share.first()).toBeChecked();

  const { page: coach, leave } = await another(browser, page, 'coach@ribbon.test');
  await coach.goto('/training');
  const logs = coach.getByRole('region', { name: 'Your gymnasts’ training' });
  await logs.getByRole('link').first().click();
  await coach.getByRole('button', { name: 'Comment' }).first().click();
  await coach.getByLabel('Your comment').fill('Lovely height in your leaps.');
  await coach.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await expect(coach.getByText('Lovely height in your leaps.').first()).toBeVisible();
  await expectAccessible(coach);

  await page.reload();
  await expect(page.getByText('Lovely height in your leaps.').first()).toBeVisible();
  await share.first().click();
  await expect(share.first()).not.toBeChecked();
  await expect(page.getByText(/can’t read the log any more/u).first()).toBeVisible();
  await coach.reload();
  await expect(coach.getByText('This log could not be loaded')).toBeVisible();
  await leave();
});
