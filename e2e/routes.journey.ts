import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hearNothing,
  onPhone,
  test,
} from './support/journey.ts';
import { everyAddress } from './support/page/addresses.ts';
import {
  expectRoomForLargeText,
  expectStill,
  forgetShifts,
  watchShifts,
} from './support/page/layout.ts';
import {
  ADMINS_ONLY,
  LOOKS_AT,
  PEOPLE,
  type Person,
  TRIES,
  emailOf,
  refusal,
} from './support/page/routes.ts';
import type { Locator, Page } from '@playwright/test';

/** The content people come for; on a phone it begins in the upper part of the screen. */
const FIRST: Readonly<Record<string, (page: Page) => Locator>> = {
  '/community': (page) => page.locator('main article').first(),
  '/notifications': (page) =>
    page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first(),
  '/profile': (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  '/gymnasts': (page) => page.locator('main li:has(h3)').first(),
  '/teammates': (page) => page.locator('main li:has(h3)').first(),
  '/my-clubs': (page) => page.locator('main li:has(h3)').first(),
  '/calendar': (page) => page.locator('main li:has(h3)').first(),
  '/club-admin': (page) => page.getByRole('tabpanel'),
};
const UPPER_PART = 600;
/** People whose lists are all filled. */
const hasContent = (person: Person) => person === 'gymnast' || person === 'clubadmin';

/**
 * As a link would: only the first address is a whole page. The new screen is there when it has given
 * the page its title.
 */
async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path, { waitUntil: 'commit' }));
  await forgetShifts(page);
  await page.evaluate((address) => {
    document.title = 'The screen before';
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle('The screen before');
}

async function expectScreen(page: Page, path: string, refused: string | undefined) {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, path).toHaveCount(1);
  if (refused) await expect(title, path).toHaveText(refused);
  else await expect(title, path).not.toHaveText(/^(?:Sign in|Access Denied|Page Not Found)$/u);
  if (ADMINS_ONLY.includes(path) && refused === 'Access Denied') {
    await expect(
      page.getByText('You need system admin privileges to access this page.'),
    ).toBeVisible();
  }
}

for (const person of PEOPLE) {
  test(`the addresses of the product open for ${person}, or say why they do not, and stay still`, async ({
    page,
  }) => {
    await watchShifts(page);
    // Changes by others would move something meanwhile, and rightly so.
    await hearNothing(page);
    if (person !== 'visitor') await arriveAs(page, emailOf(person));
    // A wide screen refuses in the same words, and looks the same to everybody who may see it.
    for (const path of onPhone(page) ? TRIES[person] : LOOKS_AT[person]) {
      const refused = refusal(person, path);
      await go(page, path);
      await expectScreen(page, path, refused);
      await expectNoSidewaysScroll(page);
      const first = hasContent(person) && !refused ? FIRST[path]?.(page) : undefined;
      await first?.waitFor();
      await expectStill(page, path);
      if (!onPhone(page)) continue;
      const top = (await first?.boundingBox())?.y ?? 0;
      expect(top, `where ${path} begins`).toBeLessThan(UPPER_PART);
      if (!LOOKS_AT[person].includes(path)) continue;
      await expectAccessible(page, { both: true });
      await expectRoomForLargeText(page, path);
    }
  });
}

for (const [person, paths] of [
  ['visitor', ['/', '/clubs', '/gymnasts', '/child-safety']],
  ['gymnast', ['/community', '/notifications', '/profile', '/teammates', '/calendar']],
] as const) {
  test(`nothing moves while a page is loaded for ${person}`, async ({ page }) => {
    await watchShifts(page);
    await hearNothing(page);
    if (person !== 'visitor') await arriveAs(page, emailOf(person));
    for (const path of paths) {
      await page.goto(path);
      await FIRST[path]?.(page).waitFor();
      await expectStill(page, path);
    }
  });
}

/** The people who can open the most of what the walk above leaves out. */
for (const person of ['gymnast', 'parent', 'admin'] as const) {
  test(`the screens about one thing stay still for ${person}, too`, async ({ page }) => {
    await watchShifts(page);
    await hearNothing(page);
    const email = `${person}@ribbon.test`;
    await arriveAs(page, email);
    await go(page, '/discover');
    const moved: string[] = [];
    for (const path of await everyAddress(email)) {
      if (TRIES.gymnast.includes(path)) continue;
      await go(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectStill(page, path).catch((error: Error) => moved.push(error.message));
    }
    expect(moved).toEqual([]);
  });
}

for (const [path, headline] of [
  ['/', 'Discover the World of Rhythmic Gymnastics'],
  ['/clubs', 'Find Your Perfect Gymnastics Club'],
  ['/competitions', 'Competitions'],
] as const) {
  test(`${path} opens with its words before its script, where the app then has them`, async ({
    page,
  }) => {
    const place = async () => {
      const title = page.getByRole('heading', { level: 1, name: headline });
      const { x, y, height } = (await title.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      return [x, y, height].map(Math.round);
    };
    const scripts = /\/assets\/[^/]+\.js$/u;
    await page.route(scripts, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the page.');
    const before = await place();
    await page.unroute(scripts);
    await page.goto(path);
    await expect(page.locator('main[aria-busy], main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await place()).toEqual(before);
  });
}

test('a page is there before its script: header, skeleton, footer, fonts and files', async ({
  page,
}) => {
  const html = await (await page.request.get('/community')).text();
  expect(html).toMatch(/<header[\s\S]*<main[\s\S]*skeleton[\s\S]*<footer/u);
  expect(html).toMatch(/rel="preload" href="[^"]+woff2"/u);
  expect(html).toMatch(/modulepreload" crossorigin href="\/assets\/CommunityScreen/u);
  for (const [file, type] of [
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/icon-180.png', 'image/png'],
    ['/social.png', 'image/png'],
  ] as const) {
    const answer = await page.request.get(file);
    expect([answer.status(), answer.headers()['content-type']], file).toEqual([
      200,
      expect.stringContaining(type),
    ]);
  }
});
