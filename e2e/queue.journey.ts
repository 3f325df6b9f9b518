import type { Locator, Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import {
  another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hearNothing,
  linkMailedTo,
  newWords,
  newcomer,
  test,
} from './support/journey.ts';
import { photo } from './support/content/photo.ts';
import { PASSWORD } from './support/site.ts';
import { countTaps } from './support/page/taps.ts';

const FRIEND = 'teen@ribbon.test';

/** A fourteen-year-old who has just signed up, and is friends with Tess. */
async function arriveAtFourteen(page: Page): Promise<{ username: string }> {
  const { email, username } = newcomer();
  const answer = await page.request.post('/api/accounts', {
    data: {
      email,
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Nora Fourteen',
      // Only the month is known, so a birthday counts when its month is over.
      birthMonth: 12,
      birthYear: new Date().getUTCFullYear() - 15,
      country: 'Spain',
      userType: 'gymnast',
      clubId: null,
    },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, email, 'Confirm your email for Ribbon'));
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  const befriended = await changeRows(
    `insert into friendships (requester_id, addressee_id, status)
     select one.id, other.id, 'accepted' from users one, users other
     where one.email = $1 and other.email = $2`,
    [email, FRIEND],
  );
  expect(befriended).toBe(1);
  return { username };
}

/** By the keys, from wherever the focus is. */
async function walkTo(item: Locator): Promise<void> {
  const { keyboard } = item.page();
  for (const key of ['k', 'j']) {
    for (let steps = 0; steps < 20; steps += 1) {
      if (await item.evaluate((card) => card === document.activeElement)) return;
      await keyboard.press(key);
    }
  }
  await expect(item).toBeFocused();
}

async function sharePhoto(page: Page, text: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Create Post' }).first().click();
  await page.getByLabel('What would you like to share?').fill(text);
  await page.getByLabel('Photos or a video').setInputFiles(await photo(page));
  await page.getByLabel(/^Describe this (photo|video)/u).fill(`A hoop (${text})`);
  await page.getByRole('button', { name: 'Share post' }).click();
}

test('the photo of a fourteen-year-old waits, an admin looks at it, and then friends see it @once', async ({
  page,
  browser,
}) => {
  const { username } = await arriveAtFourteen(page);
  const text = `My first hoop routine: ${newWords()}`;
  await sharePhoto(page, text);
  const own = page.getByRole('listitem').filter({ hasText: text }).first();
  await expect(own).toContainText('Held for review');

  const friend = await another(browser, page, FRIEND);
  await friend.page.goto('/community');
  await expect(friend.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(friend.page.getByText(text)).toHaveCount(0);

  const admin = await another(browser, page, 'admin@ribbon.test');
  await admin.page.goto('/admin/queue');
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText('Held for Review');
  const item = admin.page.getByRole('listitem').filter({ hasText: username });
  await expect(item).toContainText('13 to 15');
  await expect(item).toContainText(text);
  await expectAccessible(admin.page);
  await expectNoSidewaysScroll(admin.page);
  await item.getByRole('button', { name: 'View full size' }).click();
  const large = admin.page.getByRole('dialog', { name: 'Nora F.’s picture' });
  const picture = large.getByAltText(`A hoop (${text})`);
  await expect(async () => {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await large.getByRole('button', { name: 'Close' }).click();

  // Undone before it is sent: nobody has been notified. Then one key decides.
  const answers = countTaps(admin.page);
  await answers.tap(item.getByRole('button', { name: 'Approve the picture by Nora F.' }));
  await expect(item).toHaveCount(0);
  await admin.page.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toHaveCount(1);
  expect(answers.count).toBe(1);
  await expect(own).toContainText('Held for review');
  await walkTo(item);
  await admin.page.keyboard.press('a');
  await expect(item).toHaveCount(0);
  await admin.page.keyboard.press('z');
  await expect(item).toHaveCount(1);
  await walkTo(item);
  await admin.page.keyboard.press('a');
  await expect(item).toHaveCount(0);
  // Leaving the list commits the decision.
  await admin.page.getByRole('tab', { name: 'Decided' }).click();
  await expect(item).toContainText('Approved');
  await admin.leave();

  // Nobody has pressed anything: the server has told the author's browser.
  await expect(own).toContainText('Published');
  await friend.page.reload();
  const seen = friend.page.getByRole('listitem').filter({ hasText: text }).first();
  const shown = seen.getByAltText(`A hoop (${text})`);
  await shown.scrollIntoViewIfNeeded();
  await expect(async () => {
    expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }).toPass();
  await friend.leave();
});

test('a no says why, two admins do not decide twice, and nothing typed is lost @once', async ({
  page,
  browser,
}) => {
  const { username } = await arriveAtFourteen(page);
  const text = `A photo of my hoop: ${newWords()}`;
  await sharePhoto(page, text);
  const own = page.getByRole('listitem').filter({ hasText: text }).first();
  await expect(own).toContainText('Held for review');

  const one = await another(browser, page, 'admin@ribbon.test');
  const two = await another(browser, page, 'admin@ribbon.test');
  for (const { page: queue } of [one, two]) {
    await queue.goto('/admin/queue');
    await queue
      .getByRole('listitem')
      .filter({ hasText: username })
      .getByRole('button', { name: 'Reject' })
      .click();
  }
  const form = one.page.getByRole('dialog', { name: 'Reject the picture by Nora F.' });
  await expectAccessible(one.page);
  await form.getByRole('button', { name: 'Reject' }).click();
  await expect(form.getByText('Please give a reason')).toBeVisible();
  await form.getByLabel('Something else').fill('It shows the name of a school');
  // Words are not lost by a key.
  await one.page.keyboard.press('Escape');
  const question = one.page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await one.page.route('**/api/admin/queue/*/decision', (route) => route.abort());
  await form.getByRole('button', { name: 'Reject' }).click();
  await expect(form).toBeHidden();
  const showDecided = (decided: boolean) =>
    one.page.getByRole('tab', { name: decided ? 'Decided' : /^Waiting/u }).click();
  await showDecided(true);
  await showDecided(false);
  await expect(one.page.getByRole('listitem').filter({ hasText: username })).toBeVisible();
  await one.page.unroute('**/api/admin/queue/*/decision');
  await one.page.getByRole('button', { name: 'Try again' }).click();
  await showDecided(true);
  await expect(own).toContainText('Needs a change');

  // The other browser still has its dialog open, though the picture has left the list.
  await expect(two.page.getByRole('listitem').filter({ hasText: username })).toHaveCount(0);
  await changeRows(`update moderation_queue set decided_by = null where decision_note = $1`, [
    'It shows the name of a school',
  ]);
  const late = two.page.getByRole('dialog', { name: 'Reject the picture by Nora F.' });
  await late.getByRole('button', { name: 'It’s unkind' }).click();
  await two.page.getByRole('tab', { name: 'Decided' }).click();
  const received = two.page
    .getByRole('status')
    .filter({ hasText: 'Someone else has already decided this.' });
  await expect(received).toContainText('It shows the name of a school');
  await one.leave();
  await two.leave();
});

test('the queue says when it cannot be read @once', async ({ page, browser }) => {
  const admin = await another(browser, page, 'admin@ribbon.test');
  await hearNothing(admin.page);
  await admin.page.route('**/api/admin/queue?*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await admin.page.goto('/admin/queue');
  await expect(admin.page.getByText('We couldn’t load the queue')).toBeVisible({
    timeout: 60_000,
  });
  await expect(admin.page.getByText('Nothing is waiting')).toHaveCount(0);
  await admin.page.unroute('**/api/admin/queue?*');
  await admin.page.getByRole('button', { name: 'Try again' }).click();
  await expect(admin.page.getByText('We couldn’t load the queue')).toHaveCount(0);
  await admin.leave();
});
