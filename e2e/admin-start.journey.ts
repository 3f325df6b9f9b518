import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hearNothing,
  newcomer,
  onPhone,
  test,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import { arriveAsProtectedAdmin } from './support/people/second-factor.ts';

test('a moderator sees what waits, hears of a new report, and opens it without a mouse', async ({
  page,
  browser,
}) => {
  await arriveAsProtectedAdmin(page, 'Olive Starts');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To Do');
  const kinds = page.getByRole('list', { name: 'Waiting' }).getByRole('link');
  await expect(kinds).toHaveCount(12);
  await expect(kinds.first()).toContainText(/^Safeguarding/u);
  await expect(kinds.first()).toContainText(/left|Overdue/u);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const mark = newcomer().username;
  const words = `An advertisement ${mark}`;
  const author = await another(browser, page);
  const { email } = await addPerson({ fullName: 'Ada Starts', birthYear: 1990 });
  await arriveAs(author.page, email);
  const posted = await author.page.request.post('/api/posts', {
    data: { content: 'Our new leotards are here', visibility: 'public' },
  });
  const { id: contentId } = await posted.json();
  await author.leave();
  const reporter = await another(browser, page, 'gymnast@ribbon.test');
  // Nobody presses anything: the server has told the moderator's browser.
  const reloads = page.waitForResponse('**/api/admin/waiting');
  const filed = await reporter.page.request.post('/api/reports', {
    data: {
      contentType: 'post',
      contentId,
      reason: 'spam',
      description: words,
      childAtRiskNow: false,
    },
  });
  expect(filed.ok()).toBe(true);
  await reloads;
  const reports = kinds.filter({ hasText: 'Content Reports' });
  await expect(reports).toContainText(/\d/u);
  await reporter.leave();

  await page.keyboard.press('j');
  await expect(kinds.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(reports).toBeFocused();
  await page.keyboard.press('k');
  await expect(kinds.first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Reports');

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill(mark);
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toBeVisible();
  await search.press('j');
  await expect(search).toHaveValue(`${mark}j`);
  await search.fill(mark);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  if (!onPhone(page)) await expect(page.getByText('previous')).toBeVisible();
  await search.blur();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Report Details' });
  await expect(details.getByRole('region', { name: 'Previous decisions' })).toBeVisible();
  await details.getByRole('button', { name: 'Take action on Ada Starts' }).click();
  const decision = page.getByRole('dialog', { name: 'Take action on Ada Starts' });
  await expectAccessible(page);
  await decision.getByRole('button', { name: 'Decide and tell the person' }).click();
  await expect(decision).toBeHidden();
  await expect(details.getByRole('region', { name: 'Previous decisions' })).not.toContainText(
    'Nothing so far',
  );
});

test('without a second factor the cases stay closed, and a failed answer says so @once', async ({
  page,
}) => {
  await arriveAs(page, 'admin@ribbon.test');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Safeguarding/u })).toContainText(
    'only for system admins who sign in with a code',
  );
  await hearNothing(page);
  await page.route('**/api/admin/waiting', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(page.getByText('We couldn’t load your to-do list')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Nothing is waiting')).toHaveCount(0);
  await page.unroute('**/api/admin/waiting');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Waiting' })).toBeVisible();
});
