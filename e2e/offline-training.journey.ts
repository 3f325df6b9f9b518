import type { Page } from '@playwright/test';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  newWords,
  signOut,
  test,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';

// Everywhere else no worker stands between a page and what a journey wants to see of its requests.
test.use({ serviceWorkers: 'allow' });

/** Until the browser has everything that it needs without a network. */
async function readyForOffline(page: Page): Promise<void> {
  await page.goto('/training?tab=sessions');
  await expect(page.getByRole('button', { name: 'Edit session' }).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(async () => (await kept(page)).answers.join()).toContain('"sessions ');
}

/** What this browser has in its stores: addresses of files, and keys of what was read and waits. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        files.push(new URL(url).pathname);
    }
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ribbon-offline', 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    const keys = (store: string) =>
      new Promise<string[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAllKeys();
        request.addEventListener('success', () =>
          resolve(request.result.map((key) => JSON.stringify(key))),
        );
      });
    const found = {
      files,
      people: await keys('person'),
      answers: await keys('answers'),
      waiting: await keys('waiting'),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
    database.close();
    return found;
  });

const dialogOf = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

async function addSession(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Session' }).click();
  await dialogOf(page).getByLabel('Notes').fill(words);
  await dialogOf(page).getByRole('button', { name: 'Save session' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

async function editSession(page: Page, before: string, after: string): Promise<void> {
  await entry(page, before).getByRole('button', { name: 'Edit session' }).click();
  await dialogOf(page).getByLabel('Notes').fill(after);
  await dialogOf(page).getByRole('button', { name: 'Save session' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

/** How often the server has these words in the notes of the log. */
async function stored(page: Page, words: string): Promise<number> {
  const answer = await page.request.get('/api/training/sessions');
  const { sessions } = (await answer.json()) as { sessions: { notes: string }[] };
  return sessions.filter(({ notes }) => notes.includes(words)).length;
}

test('a session typed without a network, edited and reloaded, arrives once', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await readyForOffline(page);
  expect((await kept(page)).files.filter((file) => file.startsWith('/api'))).toEqual([]);

  const words = newWords();
  await context.setOffline(true);
  await addSession(page, words);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(entry(page, words).getByText('Waiting to be sent')).toBeVisible();
  await editSession(page, words, `${words}, twice`);
  await expect(entry(page, `${words}, twice`)).toHaveCount(1);

  await page.reload();
  await expect(page.getByText(/You’re offline/u)).toBeVisible();
  await expect(entry(page, `${words}, twice`).getByText('Waiting to be sent')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await editSession(page, `${words}, twice`, `${words}, three times`);
  expect((await kept(page)).waiting).toHaveLength(1);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText('Your session was sent.')).toBeVisible();
  await expect(entry(page, `${words}, three times`)).toHaveCount(1);
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(await stored(page, words)).toBe(1);
  expect((await kept(page)).waiting).toEqual([]);
});

test('a session that was changed on another device as well is there twice, and says so', async ({
  page,
  context,
  browser,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await readyForOffline(page);
  const words = newWords();
  await addSession(page, words);
  await expect(entry(page, words)).toHaveCount(1);

  await context.setOffline(true);
  await editSession(page, words, `${words} here`);
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const tablet = await other.newPage();
  await arriveAs(tablet, 'gymnast@ribbon.test');
  await tablet.goto('/training?tab=sessions');
  await editSession(tablet, words, `${words} there`);
  await expect(entry(tablet, `${words} there`)).toHaveCount(1);
  await other.close();

  await context.setOffline(false);
  await expect(
    page.getByText('You changed this on another device too, so we kept both.'),
  ).toBeVisible();
  await expect(entry(page, `${words} here`)).toHaveCount(1);
  await expect(entry(page, `${words} there`)).toHaveCount(1);
  expect(await stored(page, words)).toBe(2);
});

test('signing out warns of what was not sent, and leaves nothing behind', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await readyForOffline(page);
  const words = newWords();
  await context.setOffline(true);
  await addSession(page, words);
  await expect(entry(page, words)).toHaveCount(1);
  // The network is back, but not for this session: it waits still.
  await page.route('**/api/training/sessions/*', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: '1 change hasn’t been sent yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expect(entry(page, words)).toHaveCount(1);
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect
    .poll(() => kept(page))
    .toEqual({ files: [], people: [], answers: [], waiting: [], workers: 0 });

  await page.unroute('**/api/training/sessions/*');
  await page.goto('/training');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email: 'teen@ribbon.test', password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'My Training' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expect(page.getByRole('button', { name: 'Edit session' }).first()).toBeVisible();
  await expect(entry(page, words)).toHaveCount(0);
  await signOut(page);
});
