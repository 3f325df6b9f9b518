import type { Page } from '@playwright/test';
import { signUpConfirmed } from './support/people/accounts.ts';
import { changeRows } from './support/database.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mailTo,
  onPhone,
  otherBrowser,
  test,
} from './support/journey.ts';

const KATYA = { email: 'coach@ribbon.test', name: 'Kateřina Říhová' };
/** A person with no notifications from any other journey. */
async function newReader(page: Page) {
  const name = 'Nell Harbord';
  await page.goto('/');
  const { email, username } = await signUpConfirmed(page, { fullName: name });
  return { email, name, username };
}

/** Nothing between the two, and nothing unread. */
async function beginAnew(reader: string): Promise<void> {
  const person = (email: string) => `(select id from users where email = '${email}')`;
  const pair = `(${person(reader)}, ${person(KATYA.email)})`;
  await changeRows(
    `delete from friendships where requester_id in ${pair} and addressee_id in ${pair}`,
    [],
  );
  for (const table of ['notifications', 'notification_settings', 'mail_pace']) {
    await changeRows(`delete from ${table} where user_id = ${person(reader)}`, []);
  }
  await changeRows(
    `update athlete_profiles set feed_visibility = 'public', listed_in_directory = true where id in ${pair}`,
    [],
  );
}

async function askToBeFriends(
  page: Page,
  { name, username = name }: { name: string; username?: string },
): Promise<void> {
  await page.goto('/gymnasts');
  await page.getByLabel('Name or username').fill(username);
  const results = page.getByRole('region', { name: 'Search results' });
  await results.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Add Friend' }).click();
  await expect(page.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
}

test('a request in one browser rings the bell in the other; a click reads it', async ({
  page,
  browser,
}) => {
  const reader = await newReader(page);
  await beginAnew(reader.email);
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/u });
  await expect(bell).toHaveAccessibleName('Notifications');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { other: katyas, wrongs, close } = await otherBrowser(browser, page, KATYA.email);
  await askToBeFriends(katyas, reader);

  // Nobody has touched the first browser since.
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  const sentence = `${KATYA.name} would like to be your friend.`;
  await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
  const row = page.getByRole('list', { name: 'Notifications' }).getByRole('link');
  await expect(row).toContainText(sentence);
  await expectAccessible(page);

  await page.getByLabel('Search notifications...').fill('nobody of this name');
  await expect(page.getByText('No notifications found')).toBeVisible();
  await page.getByLabel('Search notifications...').fill('kateřina');
  await row.click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(page).toHaveURL(/tab=requests/u);
  await page.getByRole('button', { name: `Accept: ${KATYA.name}` }).click();
  await expect(page.getByRole('tab', { name: /^My Friends \([1-9]/u })).toBeVisible();

  const theirs = katyas.getByRole('banner').getByRole('link', { name: /^Notifications/u });
  await expect(theirs).toHaveAccessibleName(/unread/u);
  await theirs.click();
  const received = katyas.getByText(`${reader.name} accepted your friend request.`).first();
  await expect(received).toBeVisible();
  expect(wrongs).toEqual([]);
  await close();
});

test('the link at the end of a mail stops mails like it, without signing in @once', async ({
  page,
  browser,
}) => {
  const reader = { email: 'parent@ribbon.test', name: 'Pat Larchfield' };
  await beginAnew(reader.email);
  const { other: katyas, close } = await otherBrowser(browser, page, KATYA.email);
  await askToBeFriends(katyas, reader);
  await close();

  const mail = await mailTo(page, {
    email: reader.email,
    subject: `${KATYA.name} would like to be friends with you`,
  });
  await page.goto(/Stop emails like this:\s+(\S+)/u.exec(mail)?.[1] ?? '');
  await expect(page.getByText('Someone would like to be friends')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText('These emails have stopped')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('These emails have stopped')).toBeVisible();
  await page.goto('/stop-mails?token=half.a-link');
  await expect(page.getByText('The link didn’t work')).toBeVisible();
});

test('what one is told, and when it is quiet, is one’s own choice @once', async ({ page }) => {
  await arriveAs(page, onPhone(page) ? 'teen@ribbon.test' : 'parent@ribbon.test');
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Settings' }).click();
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect(section.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
  const wish = section.getByRole('switch', { name: 'Someone likes your post: by email' });
  const was = await wish.isChecked();
  await wish.click();
  await expect(wish).toBeChecked({ checked: !was });
  const quiet = section.getByLabel('Turn on quiet hours');
  // On by default for people under 18.
  if (onPhone(page)) await expect(quiet).toBeChecked();
  await section.getByLabel('Until').fill('06:30');
  await section.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('Your quiet hours are saved')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(section.getByLabel('Until')).toHaveValue('06:30');
  await expect(wish).toBeChecked({ checked: !was });
});
