import type { Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  newWords,
} from './support/journey.ts';
import { addPerson } from './support/people/people.ts';
import { photo } from './support/content/photo.ts';
import { countTaps } from './support/page/taps.ts';

const GWEN = 'gymnast@ribbon.test';
const PAT = 'parent@ribbon.test';
const CHILD = 'child@ribbon.test';
const words = 'What would you like to share?';

async function makeFriends(one: string, other: string): Promise<void> {
  const id = (email: string) => `(select id from users where email = '${email}')`;
  const pair = `(${id(one)}, ${id(other)})`;
  await changeRows(`delete from blocks where blocker_id in ${pair}`, []);
  // Another journey may make the same two friends at this moment.
  await changeRows(
    `insert into friendships (requester_id, addressee_id, status)
     values (${id(one)}, ${id(other)}, 'accepted') on conflict do nothing`,
    [],
  );
  await changeRows(
    `update friendships set status = 'accepted'
     where requester_id in ${pair} and addressee_id in ${pair}`,
    [],
  );
}

/** A public post by a person nobody here knows. */
async function postOfStranger(): Promise<string> {
  const { email } = await addPerson({ fullName: 'Una Loud', birthYear: 1990 });
  const content = `Listen to me ${newWords()}`;
  const written = await changeRows(
    `insert into posts (author_id, content, visibility, approval_status, reader_age)
     select id, $2, 'public', 'approved', 0 from users where email = $1`,
    [email, content],
  );
  expect(written).toBe(1);
  return content;
}

const cardWith = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).first();

async function choose(page: Page, text: string, act: string): Promise<void> {
  await cardWith(page, text)
    .getByRole('button', { name: /^More options for .+’s post$/u })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a friend sees a new post without reloading, likes it, and sees it change and go', async ({
  page,
  browser,
}) => {
  await makeFriends(GWEN, PAT);
  await arriveAs(page, GWEN);
  const noise = await postOfStranger();
  const { page: pats, leave } = await another(browser, page, PAT);
  await pats.goto('/community');
  await expect(pats.getByRole('article').first()).toBeVisible();
  await expectAccessible(pats);
  await expectNoSidewaysScroll(pats);

  // Blocking takes three taps, and people stay where they were.
  const blocking = countTaps(pats);
  const loud = cardWith(pats, noise);
  await blocking.tap(loud.getByRole('button', { name: /^More options for .+’s post$/u }));
  await blocking.tap(pats.getByRole('menuitem', { name: /^Block/u }));
  await blocking.tap(pats.getByRole('alertdialog').getByRole('button', { name: 'Block' }));
  await expect(loud).toBeHidden();
  await expect(pats).toHaveURL(/\/community$/u);
  expect(blocking.count).toBeLessThanOrEqual(3);

  await page.goto('/community');
  const posting = countTaps(page);
  await posting.tap(page.getByRole('main').getByRole('link', { name: 'Create Post' }));
  await expect(page.getByLabel(words)).toBeFocused();
  const text = `Clean ribbon spirals ${newWords()}`;
  await posting.fill(page.getByLabel(words), text);
  const picture = await photo(page);
  const chooser = page.waitForEvent('filechooser');
  await posting.tap(page.getByRole('button', { name: 'Add a photo or video' }));
  await (await chooser).setFiles(picture);
  await page.getByLabel(/^Describe this photo/u).fill('A ribbon above the carpet');
  await posting.tap(page.getByRole('button', { name: 'More', exact: true }));
  await page.getByLabel('Location').fill('Leeds');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await posting.tap(page.getByRole('button', { name: 'Share post' }));
  await expect(page.getByText('Posted!')).toBeVisible();
  await expect(page).toHaveURL(/\/community$/u);
  await expect(page.getByRole('article').first()).toContainText(text);
  expect(posting.count).toBeLessThanOrEqual(4);

  await pats.getByRole('button', { name: /\d new posts?$/u }).click();
  const seen = cardWith(pats, text);
  await expect(seen.getByAltText('A ribbon above the carpet')).toBeVisible();
  await expect(seen).toContainText('Leeds');
  const commenting = countTaps(pats);
  await commenting.tap(seen.getByRole('button', { name: 'Comment', exact: true }));
  const thread = seen.getByRole('region', { name: 'Comments' });
  await expect(thread.getByLabel('Add a comment')).toBeFocused();
  await commenting.fill(thread.getByLabel('Add a comment'), 'Those are lovely!');
  await commenting.tap(thread.getByRole('button', { name: 'Comment', exact: true }));
  await expect(thread.getByText('Those are lovely!')).toBeInViewport();
  await expect(seen.getByRole('button', { name: 'Comments 1' })).toBeVisible();
  expect(commenting.count).toBeLessThanOrEqual(2);
  await expectAccessible(pats);
  await page.goto('/profile');
  await expect(cardWith(page, text)).toContainText('Published');
  await seen.getByRole('button', { name: 'Like' }).click();
  await expect(seen.getByRole('button', { name: 'Like 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The author's page shows it by itself.
  await expect(cardWith(page, text).getByRole('button', { name: 'Like 1' })).toBeVisible();

  await choose(page, text, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Post' });
  await edit.getByLabel(words).fill(`${text}, and one more`);
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  await seen
    .locator('a', { has: pats.locator('time') })
    .first()
    .click();
  await expect(pats.getByText(`${text}, and one more`)).toBeVisible();
  await expect(pats.getByText('edited')).toBeVisible();
  await expectAccessible(pats);

  await choose(page, text, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Post' });
  await question.getByRole('button', { name: 'Keep Post' }).click();
  await choose(page, text, 'Delete');
  await question.getByRole('button', { name: 'Delete Forever' }).click();
  await expect(page.getByText('Post deleted')).toBeVisible();
  await expect(cardWith(page, text)).toBeHidden();
  await pats.reload();
  await expect(pats.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await leave();
});

test('a post is hidden from the feed, stays so, and is brought back @once', async ({
  page,
  browser,
}) => {
  await makeFriends(GWEN, PAT);
  await arriveAs(page, GWEN);
  // By keys alone, and from the profile, which is where it then leads back to.
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Create Post' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(words)).toBeFocused();
  const text = `Rope leaps in a row ${newWords()}`;
  await page.keyboard.type(text);
  const share = page.getByRole('button', { name: 'Share post' });
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (await share.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Posted!' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/u);
  const { page: pats, leave } = await another(browser, page, PAT);
  await pats.goto('/community');
  await expect(cardWith(pats, text)).toBeVisible();

  await page.goto('/community');
  await choose(page, text, 'Hide');
  const question = page.getByRole('alertdialog', { name: 'Hide Post' });
  await question.getByRole('button', { name: 'Keep Post' }).click();
  await expect(cardWith(page, text)).toBeVisible();
  await choose(page, text, 'Hide');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Hide Post' }).click();
  await expect(page.getByText('Post hidden')).toBeVisible();
  await expect(cardWith(page, text)).toBeHidden();
  for (const reader of [page, pats]) {
    await reader.reload();
    await expect(reader.getByRole('article').first()).toBeVisible();
    await expect(cardWith(reader, text)).toBeHidden();
  }

  await page.goto('/profile');
  await page.getByRole('button', { name: /^Hidden posts/u }).click();
  await expectAccessible(page);
  await cardWith(page, text).getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByText('The post is back')).toBeVisible();
  await expect(cardWith(page, text)).toContainText('Published');
  await pats.reload();
  await expect(cardWith(pats, text)).toBeVisible();
  await leave();
});

test('a child’s post waits for the guardian and then comes to the friends’ feed @once', async ({
  page,
  browser,
}) => {
  await makeFriends(CHILD, GWEN);
  await arriveAs(page, CHILD);
  const { page: friends, leave } = await another(browser, page, GWEN);
  await friends.goto('/community');
  await expect(friends.getByRole('article').first()).toBeVisible();

  await page.goto('/create-post');
  const text = `I can do the splits ${newWords()}`;
  await page.getByLabel(words).fill(text);
  await expect(page.getByLabel('Location')).toBeHidden();
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/community$/u);
  await expect(cardWith(page, text)).toContainText('Waiting for your grown-up');
  await expectAccessible(page);
  await cardWith(page, text).getByRole('link').last().click();
  // The feed stays until the post has come.
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Waiting for your grown-up');
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeHidden();

  const { page: parents, leave: leaveParent } = await another(browser, page, PAT);
  await parents.goto('/family');
  const waiting = parents.locator('li, article, div').filter({ hasText: text });
  await waiting
    .getByRole('button', { name: /^Approve: A new post/u })
    .last()
    .click();
  await friends.getByRole('button', { name: /\d new posts?$/u }).click();
  const post = cardWith(friends, text);
  await expect(post).toBeVisible();
  await post.getByRole('button', { name: 'Like' }).click();
  // The number of likes on a child's post is nobody else's to know.
  await expect(post.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await leaveParent();
  await leave();
});

test('a coach who runs no club writes in their own name, and nothing fails @once', async ({
  page,
}) => {
  await arriveAs(page, 'coach@ribbon.test');
  const asked: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) asked.push(answer.url());
  });
  await page.goto('/create-post');
  await expect(page.getByRole('button', { name: 'Share post' })).toBeVisible();
  await expect(page.getByLabel('Post as')).toBeHidden();
  expect(asked).toEqual([]);
});
