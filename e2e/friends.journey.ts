import type { Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  otherBrowser,
  test,
} from './support/journey.ts';

const GWEN = { email: 'gymnast@ribbon.test', name: 'Gwen Hartnoll', username: 'gwen.gymnast' };
const PAT = { email: 'parent@ribbon.test', name: 'Pat Larchfield' };

/** Both can be found, and there is nothing between them. */
async function makeStrangers(): Promise<void> {
  const pair = `(select id from users where email in ('${GWEN.email}', '${PAT.email}'))`;
  await changeRows(
    `delete from friendships where requester_id in ${pair} and addressee_id in ${pair}`,
    [],
  );
  await changeRows(`delete from blocks where blocker_id in ${pair}`, []);
  await changeRows(
    `update athlete_profiles set feed_visibility = 'public', listed_in_directory = true where id in ${pair}`,
    [],
  );
}

async function openProfileOf(page: Page, name: string): Promise<void> {
  await page.goto('/gymnasts');
  await page.getByLabel('Name or username').fill(name);
  const results = page.getByRole('region', { name: 'Search results' });
  await results.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test(
  'two people become friends, each in their own browser; a block makes both invisible',
  { tag: '@once' },
  async ({ page, browser }) => {
    await makeStrangers();
    await arriveAs(page, GWEN.email);
    const { other: pats, wrongs, close } = await otherBrowser(browser, page, PAT.email);
    await pats.goto('/profile');
    await expect(pats.getByRole('heading', { name: 'My Profile' })).toBeVisible();

    await openProfileOf(page, PAT.name);
    await expect(page.getByText('Add this gymnast as a friend to see more details')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add Friend' }).click();
    await expect(page.getByRole('button', { name: 'Request Sent' })).toBeDisabled();

    // Pat's page shows it by itself, and Gwen's the answer.
    const requests = pats.getByRole('region', { name: 'Friend Requests' });
    await expect(requests.getByRole('link', { name: GWEN.name })).toBeVisible();
    await expectAccessible(pats);
    await expectNoSidewaysScroll(pats);
    await requests.getByRole('button', { name: `Accept: ${GWEN.name}` }).click();
    await expect(pats.getByText(`You and ${GWEN.name} are now friends`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Friends/u })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Private View' })).toBeVisible();
    await page.getByRole('button', { name: 'Public View' }).click();
    await expect(page.getByRole('heading', { name: 'Private details' })).toBeHidden();

    await openProfileOf(pats, GWEN.name);
    await pats.getByRole('button', { name: `Block ${GWEN.name}` }).click();
    await pats.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(pats.getByRole('heading', { name: 'Gymnastics Community' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gymnast Not Found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Gymnasts' }).click();
    await page.getByLabel('Name or username').fill(PAT.name);
    await expect(page.getByRole('heading', { name: 'No one found' })).toBeVisible();

    await pats.goto('/account');
    await pats.getByRole('button', { name: `Unblock @${GWEN.username}` }).click();
    await pats.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await openProfileOf(pats, GWEN.name);
    await expect(pats.getByRole('button', { name: 'Add Friend' })).toBeVisible();
    expect(wrongs).toEqual([]);
    await close();
  },
);

test(
  'a friend is removed only after a question, and can be asked again',
  { tag: '@once' },
  async ({ page }) => {
    await arriveAs(page, 'coach@ribbon.test');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'My Friends' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Friends since').first()).toBeVisible();
    await expectAccessible(page);
    const buttons = dialog.getByRole('button', { name: /^Friends: /u });
    const friends = await buttons.count();
    await buttons.first().click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Are you sure you want to remove this friend?')).toBeVisible();
    await question.getByRole('button', { name: 'Keep friend' }).click();
    await expect(buttons).toHaveCount(friends);
    await buttons.first().click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(buttons).toHaveCount(friends - 1);
  },
);

test('a child’s request waits for the guardian', { tag: '@once' }, async ({ page, browser }) => {
  await arriveAs(page, 'child@ribbon.test');
  await page.goto('/gymnasts');
  const suggested = page.getByRole('region', { name: 'Suggested Friends' });
  const link = suggested.getByRole('listitem').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  const address = (await link.getAttribute('href')) ?? '';
  await expectAccessible(page);
  // Who comes first may have changed meanwhile.
  const mate = suggested
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${address}"]`) });
  await mate.getByRole('button', { name: 'Add Friend' }).click();
  await expect(page.getByText(`We’ve asked your grown-up about ${name}`)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Waiting for your grown-up' })).toBeDisabled();
  await expect(page.getByText('Followers')).toBeHidden();

  const { other: parents, wrongs, close } = await otherBrowser(browser, page, PAT.email);
  await parents.goto('/family');
  const question = parents
    .getByRole('article')
    .or(parents.locator('div'))
    .filter({ hasText: `would like to be friends with ${name}` })
    .filter({ has: parents.getByRole('button', { name: /^Approve/u }) })
    .last();
  await question.getByRole('button', { name: /^Approve/u }).click();
  await expect(page.getByRole('button', { name: 'Request Sent' })).toBeVisible();
  expect(wrongs).toEqual([]);
  await close();
});
