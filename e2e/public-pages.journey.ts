import type { Page } from '@playwright/test';
import { everyAddress } from './support/page/addresses.ts';
import { changeRows, readRows } from './support/database.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  onPhone,
  test,
} from './support/journey.ts';

test('every address of the web app is found, and no other @once', async ({ page }) => {
  for (const path of await everyAddress('gymnast@ribbon.test')) {
    // What the page of a mailed link is about is asked by the app.
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  }
  for (const path of ['/nobody-knows', '/clubs/never-was', '/admin/nothing', '/gymnast/1/2']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
  await page.goto('/nobody-knows');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.goto('/clubs/never-was');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that');
});

test('a page says in its source what its tab says on the screen @once', async ({ page }) => {
  const [club] = await readRows<{ slug: string }>(
    'select slug from clubs order by name limit 1',
    [],
  );
  const [competition] = await readRows<{ id: string }>(
    `select id from competitions where approval_status = 'approved' order by id limit 1`,
    [],
  );
  for (const path of [
    '/',
    '/discover',
    '/waitlist',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/child-safety',
    '/guides/clubs',
    '/clubs',
    `/clubs/${club?.slug}`,
    '/competitions',
    `/competitions/${competition?.id}`,
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    const source = await (await page.request.get(path)).text();
    const title = /<title>([^<]*)<\/title>/u.exec(source)?.[1] ?? '';
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const shown = await page.evaluate((text) => {
      const box = document.createElement('textarea');
      box.innerHTML = text;
      return box.value;
    }, title);
    await expect(page, path).toHaveTitle(shown);
    expect(source, path).toMatch(/rel="canonical"[\s\S]*og:description/u);
    expect(source, path).not.toContain('noindex');
  }
});

test('the address of a page that was opened is not kept for the next one @once', async ({
  page,
}) => {
  await page.goto('/discover');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Ribbon/u })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('a guide to print fills one sheet of paper @once', async ({ page }) => {
  for (const path of ['/guides/clubs', '/guides/guardians']) {
    await page.goto(path);
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/gu), path).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

/** A club that somebody can ask to join and does not belong to. */
async function joinable(email: string): Promise<{ id: string; name: string; slug: string }> {
  const [club] = await readRows<{ id: string; name: string; slug: string }>(
    `select id, name, slug from clubs
     where status = 'approved' and join_policy <> 'invitation' and deleted_at is null
       and reviews_count > 0 and latitude is not null and id not in (
         select club_id from club_memberships m join users u on u.id = m.user_id where u.email = $1)
     order by name desc limit 1`,
    [email],
  );
  if (club === undefined) throw new Error('no club to join');
  return club;
}

test('a visitor reads about a club on its own page, and joins it after signing in', async ({
  page,
}) => {
  const email = 'coach@ribbon.test';
  const club = await joinable(email);
  await page.goto(`/clubs?club=${club.id}`);
  await page.getByRole('link', { name: `Club page of ${club.name}` }).click();
  await expect(page).toHaveURL(`/clubs/${club.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.name);
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible();
  if (onPhone(page)) await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByRole('region', { name: 'Map of clubs' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Join Club/u }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign in required' });
  await question.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email });
  await expect(
    page.getByText(new RegExp(`(Request sent to|joined) ${club.name}`, 'u')),
  ).toBeVisible();
  await expect(page.getByText(/^(Requested|Joined)/u).first()).toBeVisible();
  await changeRows(
    'delete from club_memberships m using users u where u.id = m.user_id and u.email = $1 and m.club_id = $2',
    [email, club.id],
  );
});

test('the start page says what waits and what is next', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /u);
  await expect(page.getByText('Join the Waitlist')).toHaveCount(0);
  const next = page.getByRole('list', { name: 'What’s next' });
  await expect(next.getByRole('link').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await next.getByRole('link', { name: /Your family is waiting/u }).click();
  await expect(page).toHaveURL('/family');
});

test('a child’s start page has no counts @once', async ({ page }) => {
  await arriveAs(page, 'child@ribbon.test');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi .*!$/u);
  await expect(page.getByRole('link', { name: 'Write in my log' })).toBeVisible();
  await expectAccessible(page);
});

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');

test('the key / searches from anywhere, and the keyboard goes to what was found', async ({
  page,
}) => {
  const [club] = await readRows<{ name: string; slug: string }>(
    `select name, slug from clubs where deleted_at is null order by char_length(name) desc, name limit 1`,
    [],
  );
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Find anything' }).click();
  await field(page).fill('x/y');
  await expect(page.getByText('Nothing found for “x/y”.')).toBeVisible();
  await field(page).fill('le');
  await expect(page.getByRole('group', { name: 'Clubs' })).toBeVisible();
  await expectAccessible(page);
  await field(page).press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await field(page).fill(club?.name ?? '');
  await expect(page.getByRole('option', { selected: true })).toContainText(club?.name ?? '-');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/clubs/${club?.slug}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});
