import type { Page } from '@playwright/test';
import { changeRows, readRows } from './support/database.ts';
import {
  another,
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newWords,
  test,
} from './support/journey.ts';

// A worker opens the register without a network.
test.use({ serviceWorkers: 'allow' });

const GYMNAST = 'Gwen Hartnoll';

const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();

/** Writes a plan of two equal weeks with one session each, and publishes it. */
async function publishPlan(coach: Page, title: string): Promise<void> {
  await coach.goto('/club-training');
  await coach.getByRole('link', { name: 'New plan' }).click();
  await coach.getByLabel('Title').fill(title);
  await coach.getByLabel('Session 1', { exact: true }).fill('Ball squad');
  await coach.getByRole('button', { name: 'Add a block' }).click();
  await coach.getByLabel('Block 1', { exact: true }).fill('Rolls and bounces');
  await coach.getByRole('button', { name: 'Copy week 1' }).click();
  // The copy is open, and the week it was made from is one line.
  await expect(coach.getByRole('button', { name: /^Week 1/u, expanded: false })).toBeVisible();
  await expect(coach.getByRole('button', { name: /^Week 2/u, expanded: true })).toBeVisible();
  await expect(coach.getByLabel('Session 1', { exact: true })).toHaveValue('Ball squad');
  await expectAccessible(coach);
  await expectNoSidewaysScroll(coach);
  await coach.getByRole('button', { name: 'Save plan' }).click();
  await expect(coach.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(coach.getByRole('heading', { name: 'Week 2' })).toBeVisible();
  await coach.getByRole('button', { name: 'Publish' }).click();
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(coach.getByRole('link', { name: 'Ball squad' }).first()).toBeVisible();

  // What is practised can change after that; when and where it is stays.
  await coach.getByRole('button', { name: 'Edit what we practise: Ball squad' }).first().click();
  const dialog = coach.getByRole('dialog', { name: 'What’s practised: Ball squad' });
  await dialog.getByRole('button', { name: 'Add a block' }).click();
  await dialog.getByLabel('Block 2', { exact: true }).fill('Cool down together');
  await expectAccessible(coach);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(coach.getByText('Cool down together')).toHaveCount(1);
}

/** The first session begins, and the coach's browser has what it needs in a hall without reception. */
async function beginSession(coach: Page, title: string): Promise<string> {
  await coach.getByRole('link', { name: 'Ball squad' }).first().click();
  await expect(coach.getByRole('heading', { name: 'Register' })).toBeVisible();
  const eventId = new URL(coach.url()).pathname.split('/').at(-1) ?? '';
  const begun = await changeRows(
    `update club_events set starts_at = now() - interval '5 minutes',
       ends_at = now() + interval '55 minutes'
     where id = $1 and description like $2`,
    [eventId, `${title}%`],
  );
  expect(begun).toBe(1);
  await coach.reload();
  await expect(coach.getByRole('button', { name: `Present: ${GYMNAST}` })).toBeVisible();
  await coach.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptAnswers(coach)).toContain(`register ${eventId}`);
  return eventId;
}

const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ribbon-offline');
      request.addEventListener('success', () => resolve(request.result));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    database.close();
    return keys.map((key) => (Array.isArray(key) ? key.at(-1) : key));
  });

/** Marks two people without a network, one of them twice, and opens the page anew. */
async function takeRegister(coach: Page): Promise<void> {
  const mark = (what: 'Present' | 'Absent', who: string) =>
    coach.getByRole('button', { name: `${what}: ${who}` });
  await coach.context().setOffline(true);
  await mark('Absent', GYMNAST).click();
  await mark('Present', GYMNAST).click();
  await coach.getByRole('button', { name: /^Absent: Rosie/u }).click();
  await expect(coach.getByText('2 marks not sent yet.')).toBeVisible();
  await coach.reload();
  await expect(coach.getByText(/You’re offline/u)).toBeVisible();
  await expect(mark('Present', GYMNAST)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(coach);
  await expectNoSidewaysScroll(coach);

  const sent: string[] = [];
  coach.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await coach.context().setOffline(false);
  await expect(coach.getByText('2 register marks were sent.')).toBeVisible();
  await expect(coach.getByText(/not sent yet/iu)).toHaveCount(0);
  expect(sent).toHaveLength(2);
}

test('a plan is published and joined, a guardian decides, and the register reaches the log', async ({
  page,
  browser,
}) => {
  const title = newWords();
  await arriveAs(page, 'clubadmin@ribbon.test');
  await publishPlan(page, title);

  const gymnast = await another(browser, page, 'gymnast@ribbon.test');
  await gymnast.page.goto('/club-training');
  const card = cardOf(gymnast.page, title);
  await expectAccessible(gymnast.page);
  await card.getByRole('button', { name: 'Join Program' }).click();
  await expect(card).toContainText('Joined');
  await expect(card).toContainText('1 participant');
  await gymnast.page.getByRole('tab', { name: 'Group Sessions' }).click();
  await expect(cardOf(gymnast.page, title)).toContainText('Rolls and bounces');
  await gymnast.page.getByRole('tab', { name: 'Schedule' }).click();
  await gymnast.page.getByRole('button', { name: 'Next week' }).click();
  await expect(gymnast.page.getByRole('link', { name: 'Ball squad' }).first()).toBeVisible();
  await expectNoSidewaysScroll(gymnast.page);

  const child = await another(browser, page, 'child@ribbon.test');
  await child.page.goto('/club-training');
  const wished = cardOf(child.page, title);
  await wished.getByRole('button', { name: 'Join Program' }).click();
  await expect(wished).toContainText('Waiting for your grown-up');
  const parent = await another(browser, page, 'parent@ribbon.test');
  await parent.page.goto('/family');
  await parent.page.getByRole('tab', { name: /Rosie/u }).click();
  const question = parent.page
    .getByRole('listitem')
    .filter({ hasText: 'joining a training plan' })
    .filter({ hasText: title });
  await question.getByRole('button', { name: /^Approve/u }).click();
  await expect(question).toBeHidden();
  await expect(wished).toContainText('Joined');
  await parent.leave();
  await child.leave();

  const eventId = await beginSession(page, title);
  await takeRegister(page);

  const logged = () =>
    readRows('select from training_sessions where club_event_id = $1', [eventId]).then(
      (rows) => rows.length,
    );
  await expect.poll(logged).toBe(1);
  await gymnast.page.goto('/training?tab=sessions');
  const session = gymnast.page
    .getByRole('listitem')
    .filter({ hasText: /· from / })
    .first();
  await session.getByRole('button', { name: 'Edit session' }).click();
  const dialog = gymnast.page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill(`What a good evening: ${title}`);
  await dialog.getByRole('button', { name: 'Save session' }).click();
  await expect(session).toContainText(title);
  await gymnast.leave();
});
