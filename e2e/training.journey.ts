import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newWords,
  refuseCookies,
  test,
  watch,
} from './support/journey.ts';

test('a practice is logged in four taps, and by a timer that survives closing the page', async ({
  page,
  context,
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
  // The overview shows the latest three, and others may have logged some since.
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expect(page.getByText(/with rope/u).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Start timer' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  const wrongs = watch(later);
  await refuseCookies(later);
  await later.goto('/training?tab=sessions');
  await expect(later.getByRole('timer')).toBeVisible();
  await later.getByRole('button', { name: 'Stop and save' }).click();
  const dialog = later.getByRole('dialog');
  await expect(dialog.getByLabel('Minutes')).toHaveValue('1');
  await dialog.getByLabel('Type').selectOption('Strength');
  const words = newWords();
  await dialog.getByLabel('Notes').fill(words);
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    later.getByRole('listitem').filter({ hasText: 'Strength' }).filter({ hasText: words }),
  ).toHaveCount(1);
  expect(wrongs).toEqual([]);
});

test('a goal that is reached is an achievement, and can be shared as a post', async ({ page }) => {
  const title = `A clean ${newWords()} routine`;
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/training?tab=goals');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Goal', { exact: true }).fill(title);
  await dialog.getByLabel('What should we count?').selectOption('Sessions');
  await dialog.getByLabel('How many?').fill('1');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Quick add' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save session' }).click();
  const goal = page.getByRole('listitem').filter({ hasText: title });
  await expect(goal.getByText('Completed')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(`You have achieved “${title}”. Well done!`)).toBeVisible();
  await page.goto('/training?tab=progress');
  await expect(page.getByRole('heading', { name: 'Minutes per week' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: 'Share as a post' })
    .click();
  await expect(page.getByLabel('What would you like to share?')).toHaveValue(`I did it: ${title}!`);
  await page.getByRole('button', { name: 'Share Post' }).click();
  await expect(page).not.toHaveURL(/create-post/u);
  await page.goto('/profile');
  await expect(page.getByText(`I did it: ${title}!`).first()).toBeVisible();
});

test('a coach reads a log while it is shared, comments on it, and is locked out at once', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'teen@ribbon.test');
  await page.goto('/training');
  const share = page
    .getByRole('region', { name: 'Share with your coach' })
    .getByRole('switch')
    .first();
  await expect(share).toBeVisible();
  if (!(await share.isChecked())) await share.click();
  await expect(share).toBeChecked();

  const { page: coach, leave } = await another(browser, page, 'coach@ribbon.test');
  await coach.goto('/training');
  const { id } = await (await page.request.get('/api/me')).json().then(({ member }) => member);
  await coach
    .getByRole('region', { name: 'Your gymnasts’ training logs' })
    .locator(`a[href="/training/${id}"]`)
    .click();
  const words = `Lovely height, ${newWords()}.`;
  await coach.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await coach.getByLabel('Your comment').fill(words);
  await coach.getByRole('button', { name: 'Comment', exact: true }).first().click();
  await expect(coach.getByText(words)).toBeVisible();
  await expectAccessible(coach);

  await page.reload();
  await expect(page.getByText(words).first()).toBeVisible();
  await share.click();
  await expect(share).not.toBeChecked();
  await expect(page.getByText(/can’t read the log any more/u).first()).toBeVisible();
  await coach.reload();
  await expect(coach.getByText('We couldn’t load this log')).toBeVisible();
  const refused = await coach.request.get(`/api/training/logs/${id}`);
  expect(refused.status()).toBe(404);
  await share.click();
  await expect(share).toBeChecked();
  await leave();
});

test('a coach adds an element to the club’s list, and gymnasts find it', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'coach@ribbon.test');
  await page.goto('/training');
  const list = page.getByRole('region', { name: /’s elements$/u }).first();
  const name = `The ${newWords()}`;
  await list.getByLabel('Element', { exact: true }).fill(name);
  await list.getByLabel('Kind of element').selectOption('Rotations');
  await list.getByRole('button', { name: 'Add element' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Rotations');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { page: teen, leave } = await another(browser, page, 'teen@ribbon.test');
  await teen.goto('/training?tab=sessions');
  await teen.getByRole('button', { name: 'Add Session' }).click();
  await expect(teen.locator(`datalist option[value="${name}"]`)).toHaveCount(1);
  await leave();
  await list.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(list.getByText(name)).toHaveCount(0);
});
