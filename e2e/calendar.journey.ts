import { inDays } from './support/content/days.ts';
import { type Locator, type Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  signIn,
  test,
  newWords,
} from './support/journey.ts';

const CHILD = 'Rosie';

const newTitle = () => `Ribbon evening ${newWords()}`;

/** The first event of this name, in a list. */
const rowOf = (page: Page, title: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

async function scheduleWeekly(page: Page, title: string, { places }: { places: number }) {
  await page.getByRole('button', { name: 'Schedule Event' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(dialog.getByText('Please give the event a title')).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Place', { exact: false }).first().fill('Main carpet');
  await dialog.getByLabel('Start day').fill(inDays(4));
  await expect(dialog.getByLabel('End day')).toHaveValue(inDays(4));
  await dialog.getByLabel(/Number of places/u).fill(String(places));
  await dialog.getByLabel('Repeat every week').check();
  await dialog.getByLabel('Until').fill(inDays(20));
  await expect(dialog.getByText('3 events, at the same local time')).toBeVisible();
  await expectAccessible(page);

  // Words that hurt are not published, and nothing that was typed is lost.
  await dialog.getByLabel(/Description/u).fill('Lazy girls are stupid and ugly.');
  await dialog.getByRole('button', { name: 'Schedule Event' }).click();
  await page.getByRole('button', { name: 'Change what I wrote' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
  await dialog.getByLabel(/Description/u).fill('Bring your ribbon and water.');
  await dialog.getByRole('button', { name: 'Schedule Event' }).click();
  await expect(page.getByText('3 events added to the calendar.')).toBeVisible();
}

test('a weekly event is scheduled, fills, somebody moves up, and attendance is taken @once', async ({
  page,
  browser,
}) => {
  const title = newTitle();
  await arriveAs(page, 'clubadmin@ribbon.test');
  await page.goto('/my-clubs');
  await page
    .getByRole('link', { name: /^Events/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Club events' })).toBeVisible();
  await scheduleWeekly(page, title, { places: 1 });
  await expect(rowOf(page, title)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A parent who is no member says yes for the child, and the one place is taken.
  const parent = await another(browser, page, 'parent@ribbon.test');
  await parent.page.goto('/calendar');
  const forChild = rowOf(parent.page, title);
  await forChild
    .getByRole('button', { name: `Going: ${title}, ${CHILD}` })
    .first()
    .click();
  await expect(parent.page.getByText(`${CHILD} is going to ${title}.`)).toBeVisible();
  await expect(forChild.getByText('1 of 1 places taken')).toBeVisible();

  const gymnast = await another(browser, page, 'gymnast@ribbon.test');
  await gymnast.page.goto('/calendar');
  const own = rowOf(gymnast.page, title);
  await own.getByRole('button', { name: `Join waiting list: ${title}` }).click();
  await expect(own.getByText('Waiting list, place 1')).toBeVisible();

  // The parent thinks again: the gymnast's open page and a mail say so.
  await forChild.getByRole('button', { name: `Not going: ${title}` }).click();
  await expect(parent.page.getByText('Thank you for telling us.')).toBeVisible();
  await expect(own.getByText('Waiting list, place 1')).toBeHidden();
  await expect(own.getByRole('button', { name: /^Going/u })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const mail = await mailTo(page, {
    email: 'gymnast@ribbon.test',
    subject: `You have a place: ${title}`,
  });
  expect(mail).toContain('A place has come up');
  await gymnast.leave();
  await parent.leave();

  // The event begins, and the register opens.
  await rowOf(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await expect(page.getByText('Gwen Hartnoll')).toBeVisible();
  await expect(page.getByRole('button', { name: /Present/u })).toHaveCount(0);
  const begun = await changeRows(
    `update club_events set starts_at = now() - interval '5 minutes'
     where id = $1`,
    [new URL(page.url()).pathname.split('/').at(-1)],
  );
  expect(begun).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Present: Gwen Hartnoll' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Present: Gwen Hartnoll' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a child’s wish waits for the guardian, who says yes in the family space @once', async ({
  page,
  browser,
}) => {
  const title = newTitle();
  const admin = await another(browser, page, 'clubadmin@ribbon.test');
  await admin.page.goto('/my-clubs');
  await admin.page
    .getByRole('link', { name: /^Events/u })
    .first()
    .click();
  await scheduleWeekly(admin.page, title, { places: 5 });

  await page.goto('/');
  await signIn(page, 'child@ribbon.test');
  await page.goto('/calendar');
  const row = rowOf(page, title);
  await expect(row).not.toContainText('places taken');
  await row.getByRole('button', { name: `I’d like to go: ${title}` }).click();
  await expect(row.getByText('Waiting for your grown-up')).toBeVisible();
  await expectAccessible(page);

  const parent = await another(browser, page, 'parent@ribbon.test');
  await parent.page.goto('/family');
  await parent.page.getByRole('tab', { name: /Rosie/u }).click();
  const question = parent.page
    .getByRole('listitem')
    .filter({ hasText: 'Going to an event' })
    .filter({ hasText: title });
  await expect(question).toContainText('Main carpet');
  await question.getByRole('button', { name: /^Approve/u }).click();
  await expect(question).toBeHidden();
  await expect(row.getByText('Going', { exact: true })).toBeVisible();
  await parent.leave();

  // Cancelling from the second week on leaves the first alone.
  await admin.page.getByRole('link', { name: title }).nth(1).click();
  await admin.page.getByRole('button', { name: 'Cancel event' }).click();
  const asked = admin.page.getByRole('alertdialog');
  await asked.getByText('This and following events').click();
  await asked.getByRole('button', { name: 'Cancel event' }).click();
  await expect(admin.page.getByText('Cancelled', { exact: true })).toBeVisible();
  // The list comes in pages, and other journeys plan events, too.
  const cancelled = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: 'Cancelled' });
  const later = page.getByRole('button', { name: 'Later events' });
  await expect(async () => {
    if ((await cancelled.count()) < 2 && (await later.isVisible())) await later.click();
    expect(await cancelled.count()).toBe(2);
  }).toPass({ timeout: 60_000 });
  await expect(row.getByText('Going', { exact: true })).toBeVisible();
  await admin.leave();
});

test('the month is walked with the keys, and a calendar has a secret address', async ({ page }) => {
  // A person has one address for each calendar, so phone and desktop are two people.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  await arriveAs(page, isPhone ? 'gymnast@ribbon.test' : 'teen@ribbon.test');
  await page.goto('/calendar');
  await page.getByRole('tab', { name: 'Month' }).click();
  const grid = page.getByRole('grid');
  await expect(page).toHaveURL(/view=month/u);
  await grid.getByRole('gridcell', { selected: true }).focus();
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(grid.getByRole('gridcell', { selected: true })).toBeFocused();
  const after = await page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? '') + 30 * 86_400_000);
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const busy = grid.getByRole('gridcell', { name: /event/u }).first();
  await expect(busy).toBeVisible();
  if (isPhone) {
    // A tapped day says below the table what it holds; a wide table has room for it.
    await busy.click();
    await expect(busy).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('listitem').last()).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: /link/u }).click();
  const address = await page.getByLabel('Your private calendar link').inputValue();
  const feed = await page.request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain('SUMMARY:Squad training');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('button', { name: 'Create my link' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
