import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  onPhone,
  signIn,
  signOut,
  test,
} from './support/journey.ts';
import { type Person, PEOPLE, emailOf } from './support/page/routes.ts';
import type { Page } from '@playwright/test';

const VISITOR = ['Join Waitlist', 'RG Club finder', 'Competitions', 'Discover'];
const ADMIN = ['My Feed', 'Admin Pages', 'Content Monitoring', 'Settings'];
const TABS = ['Home', 'Calendar', 'Create', 'Clubs', 'Me'];
const PLACES = ['Calendar', 'My Clubs', 'My Teammates', 'Discover', 'My Profile', 'Create'];
const BAR = ['My Community', 'My Training', ...PLACES];
/** Only what is built; what the specification lists besides comes with its slice. */
const NAVIGATION: Readonly<Record<Person, { phone: readonly string[]; wide: readonly string[] }>> =
  {
    visitor: { phone: [...VISITOR, 'Sign Up'], wide: VISITOR },
    gymnast: { phone: TABS, wide: BAR },
    child: { phone: TABS, wide: BAR },
    clubadmin: { phone: TABS, wide: ['My Community', 'My Training', 'Challenges', ...PLACES] },
    admin: { phone: [...ADMIN, 'Me'], wide: ADMIN },
  };
const SUBMENUS = [
  ['gymnast', 'Discover', ['Gymnasts', 'RG Club finder', 'Competitions', 'Challenges']],
  [
    'admin',
    'Admin Pages',
    [
      'To Do',
      'Members',
      'Waitlist',
      'Messages',
      'Signed Forms',
      'Clubs',
      'Competitions',
      'Email Events',
      'Audit',
    ],
  ],
  [
    'admin',
    'Content Monitoring',
    [
      'Club Reviews',
      'Content Reports',
      'Held for Review',
      'Hidden Content',
      'Appeals',
      'Safeguarding',
    ],
  ],
] as const;

/** The same on a wide screen, so the desktop project leaves it out. */
const ONCE = { tag: '@once' };

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Of the platform, in the bar on top. */
async function expectWholeName(page: Page): Promise<void> {
  const name = page.getByRole('banner').getByText('Ribbon', { exact: true });
  const cut = await name.evaluate((words) => words.scrollWidth - words.clientWidth);
  expect(cut, 'what is cut off from the name of the platform').toBeLessThanOrEqual(0);
}

for (const person of PEOPLE) {
  test(`the navigation of ${person} offers exactly what is theirs`, async ({ page }) => {
    if (person !== 'visitor') await arriveAs(page, emailOf(person));
    await page.goto('/discover');
    const banner = page.getByRole('banner');
    if (person === 'visitor') {
      await expect(banner.getByRole('button', { name: 'Sign In' })).toBeVisible();
    } else {
      await expect(banner.getByRole('button', { name: /^Account of/u })).toBeVisible();
      await expect(banner.getByRole('button', { name: 'Sign In' })).toBeHidden();
    }
    if (person === 'visitor' && onPhone(page)) {
      await banner.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem')).toHaveText([...NAVIGATION.visitor.phone]);
    } else {
      const offered = NAVIGATION[person][onPhone(page) ? 'phone' : 'wide'];
      await expect(mainNavigation(page).locator('a, button')).toHaveText([...offered]);
      if (person === 'visitor')
        await expect(banner.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    }
    await expectWholeName(page);
    await expectAccessible(page, { both: true, whole: true });
    await expectNoSidewaysScroll(page);
  });
}

for (const person of ['parent', 'clubadmin', 'coach', 'teen', 'child']) {
  test(
    `the bar of ${person} holds the whole name on a small desktop, too`,
    ONCE,
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await arriveAs(page, `${person}@ribbon.test`);
      await page.goto('/discover');
      await expect(mainNavigation(page)).toBeVisible();
      await expectWholeName(page);
      await expectNoSidewaysScroll(page);
    },
  );
}

for (const [member, home] of [
  ['admin', '/admin/clubs'],
  ['clubadmin', '/club-admin'],
  ['gymnast', '/community'],
  ['child', '/community'],
] as const) {
  test(
    `signing in leads ${member} to ${home}, signing out back to the home page`,
    ONCE,
    async ({ page }) => {
      await page.goto('/');
      await signIn(page, emailOf(member));
      await expect(page).toHaveURL(home);
      await signOut(page);
      await expect(page).toHaveURL('/');
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    },
  );
}

for (const [member, menu, places] of SUBMENUS) {
  test(`the keyboard alone opens ${menu} and goes where it leads`, async ({ page }) => {
    // On a phone Discover is a screen, reached through the member's own picture.
    if (menu === 'Discover' && onPhone(page)) return;
    await arriveAs(page, emailOf(member));
    await page.goto('/discover');
    await mainNavigation(page).getByRole('button', { name: menu }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([...places]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(mainNavigation(page).getByRole('button', { name: menu })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/discover');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('the place one is at is marked in the navigation', async ({ page }) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/calendar');
  await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText('Calendar');
});

test('whoever signs in on a closed page stays on that page', async ({ page }) => {
  await page.goto('/community');
  await expect(page.getByText('Please sign in to view your community feed.')).toBeVisible();
  await page.goto('/training');
  await expect(page).toHaveTitle(/^Sign in/u);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expectAccessible(page);
  await fillSignIn(page, { email: 'gymnast@ribbon.test' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Training');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a guardian has the family under the thumb, and the rest one tap from home', async ({
  page,
}) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.goto('/community');
  const places = onPhone(page) ? page.locator('body') : mainNavigation(page);
  for (const place of ['Calendar', 'My Family', 'My Clubs', 'My Teammates']) {
    await expect(places.getByRole('link', { name: place, exact: true }).first()).toBeVisible();
  }
});

test('what the bar of a phone has no room for is behind one’s own picture @once', async ({
  page,
}) => {
  await arriveAs(page, 'gymnast@ribbon.test');
  await page.goto('/community');
  await page.getByRole('button', { name: /^Account of/u }).click();
  for (const place of ['My Teammates', 'Discover', 'Notifications']) {
    await expect(page.getByRole('menuitem', { name: place })).toBeVisible();
  }
});

test('a wrong password is told without losing what was typed @once', async ({ page }) => {
  await page.goto('/?auth=sign-in');
  const dialog = page.getByRole('dialog');
  await fillSignIn(page, { email: 'gymnast@ribbon.test', password: 'not it' });
  await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('gymnast@ribbon.test');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not it');
  await expectAccessible(page);
});

test.describe('Remember my email address', ONCE, () => {
  async function signInRemembered(page: Page, email: string) {
    await page.goto('/?auth=sign-in');
    await page.getByLabel('Remember my email address').check();
    await fillSignIn(page, { email });
    await expect(page).toHaveURL('/community');
    await signOut(page);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    return page.getByRole('dialog');
  }

  test('remembers across a reload @once', async ({ page }) => {
    const dialog = await signInRemembered(page, 'gymnast@ribbon.test');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('gymnast@ribbon.test');
    await expect(dialog.getByLabel('Remember my email address')).toBeChecked();
    await dialog.getByLabel('Remember my email address').uncheck();
    await fillSignIn(page, { email: 'gymnast@ribbon.test' });
    await expect(page).toHaveURL('/community');
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain('remembered-email');
  });

  test('never keeps the address of a child @once', async ({ page }) => {
    const dialog = await signInRemembered(page, 'child@ribbon.test');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('child@ribbon.test');
  });
});
