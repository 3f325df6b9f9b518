import type { Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';

const PAT = { email: 'parent@ribbon.test', name: 'Pat Larchfield' };
const GWEN = { email: 'gymnast@ribbon.test', name: 'Gwen Hartnoll' };

/** A post by the person signed in there. */
async function postOf(page: Page, visibility: 'public' | 'friends'): Promise<string> {
  const data = { content: 'A new hoop routine', visibility };
  const answer = await page.request.post('/api/posts', { data });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** These two see each other, whatever happened in other journeys. */
const unblock = () =>
  changeRows(
    `delete from blocks where blocker_id in (select id from users where email in ($1, $2))`,
    [PAT.email, GWEN.email],
  );

const words = (page: Page) => page.getByRole('textbox', { name: 'Add a comment' });
const send = (page: Page) => page.getByRole('button', { name: 'Comment', exact: true }).click();
const list = (page: Page) => page.getByRole('list', { name: 'Comments' });

test('two people talk below a post, each in their own browser, without reloading @once', async ({
  page,
  browser,
}) => {
  await unblock();
  await arriveAs(page, GWEN.email);
  const postId = await postOf(page, 'public');
  await page.goto(`/post/${postId}`);
  await expect(page.getByRole('heading', { name: 'Be the first to comment!' })).toBeVisible();
  const { page: pats, leave } = await another(browser, page, PAT.email);
  await pats.goto(`/post/${postId}`);

  await expect(pats.getByRole('button', { name: 'Comment', exact: true })).toBeDisabled();
  await words(pats).fill('That throw was so high!');
  await send(pats);
  await expect(pats.getByText('Comment posted')).toBeVisible();
  await expect(words(pats)).toHaveValue('');
  // Gwen's page shows it by itself.
  await expect(list(page).getByText('That throw was so high!')).toBeVisible();
  await expect(list(page).getByRole('link', { name: PAT.name })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Unkind words are explained and can be replaced; nothing typed is lost.
  await words(page).fill('That was kinda boring tbh');
  await send(page);
  const gentle = page.getByRole('dialog', { name: "Let's Improve This Comment 🤔" });
  await expect(gentle).toBeVisible();
  await expectAccessible(page);
  await gentle.getByRole('button', { name: 'Change what I wrote' }).click();
  await expect(words(page)).toHaveValue('That was kinda boring tbh');
  await send(page);
  await gentle.getByRole('button', { name: 'Use This Text' }).first().click();
  await expect(words(page)).not.toHaveValue(/boring/u);
  await words(page).fill('Thank you, it took weeks.');
  await send(page);
  await expect(list(pats).getByText('Thank you, it took weeks.')).toBeVisible();

  // Comments of others can be reported, the person's own deleted.
  await page.getByRole('button', { name: `Report ${PAT.name}’s comment` }).click();
  const report = page.getByRole('dialog', { name: 'Report this comment' });
  await report.getByLabel('What is wrong?').selectOption({ index: 1 });
  await report.getByLabel('What happened?').fill('It is not about the routine');
  await report.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText(/within 24 hours/u)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await pats.getByRole('button', { name: 'Delete your comment' }).click();
  const question = pats.getByRole('alertdialog', { name: 'Delete Comment' });
  await expect(question.getByText('Are you sure you want to delete this comment?')).toBeVisible();
  await pats.route('**/api/comments/*', (route) => route.abort());
  await question.getByRole('button', { name: 'Delete' }).click();
  const failed = pats.getByRole('alertdialog', { name: 'Failed to Delete Comment' });
  await expect(
    failed.getByText('We encountered an issue while deleting your comment. Please try again.'),
  ).toBeVisible();
  await pats.unrouteAll();
  await failed.getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByText('That throw was so high!')).toBeHidden();
  await expect(list(pats).getByText('Thank you, it took weeks.')).toBeVisible();
  await leave();
});

test(
  'words that could not be sent stay; a visitor reads and is asked to sign in',
  { tag: '@once' },
  async ({ page, browser }) => {
    await arriveAs(page, GWEN.email);
    const postId = await postOf(page, 'public');
    await page.goto(`/post/${postId}`);
    await page.route('**/api/posts/*/comments', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await words(page).fill('I will be there');
    await send(page);
    const again = page.getByRole('dialog', { name: "Let's Try Again! 🌟" });
    await expect(again).toBeVisible();
    await again.getByRole('button', { name: 'OK' }).click();
    await expect(words(page)).toHaveValue('I will be there');
    await page.unrouteAll();
    await send(page);
    await expect(list(page).getByText('I will be there')).toBeVisible();

    const { page: visitor, leave } = await another(browser, page);
    await visitor.goto(`/post/${postId}`);
    await expect(list(visitor).getByText('I will be there')).toBeVisible();
    await visitor.getByRole('button', { name: 'Sign in to comment' }).click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await leave();
  },
);

test(
  'a child’s comment waits for the grown-up, and the child sees that it does',
  { tag: '@once' },
  async ({ page, browser }) => {
    const teen = await another(browser, page, 'teen@ribbon.test');
    const postId = await postOf(teen.page, 'friends');
    await teen.page.goto(`/post/${postId}`);
    await changeRows(
      `insert into friendships (requester_id, addressee_id, status)
       select child.id, teen.id, 'accepted' from users child, users teen
       where child.email = 'child@ribbon.test' and teen.email = 'teen@ribbon.test'
       on conflict do nothing`,
      [],
    );
    await changeRows(
      `update minor_permissions set is_granted = true, granted_at = now()
       where permission_type = 'comment' and minor_id = (select id from users where email = 'child@ribbon.test')`,
      [],
    );
    await arriveAs(page, 'child@ribbon.test');
    await page.goto(`/post/${postId}`);
    await words(page).fill('I want to learn that, too!');
    await send(page);
    await expect(list(page).getByText('Waiting for your grown-up')).toBeVisible();
    await expectAccessible(page);
    await expect(teen.page.getByText('I want to learn that, too!')).toBeHidden();

    const parent = await another(browser, page, PAT.email);
    await parent.page.goto('/family');
    const item = parent.page
      .getByRole('listitem')
      .filter({ hasText: 'I want to learn that, too!' });
    await item.getByRole('button', { name: /yes|approve|allow/iu }).click();
    await expect(list(teen.page).getByText('I want to learn that, too!')).toBeVisible();
    await expect(list(page).getByText('Waiting for your grown-up')).toBeHidden();
    await parent.leave();
    await teen.leave();
  },
);
