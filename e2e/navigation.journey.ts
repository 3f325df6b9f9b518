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
import type { Page } from '@playwright/test';

type Person = 'visitor' | 'gymnast' | 'child' | 'clubadmin' | 'admin';
type Member = Exclude<Person, 'visitor'>;
const emailOf = (member: Member) => `${member}@ribbon.test`;
const PEOPLE: readonly Person[] = ['visitor', 'gymnast', 'child', 'clubadmin', 'admin'];

const ORDINARY = ['My Community', 'My Training', 'Discover', 'My Profile'];
const NAVIGATION: Readonly<Record<Person, readonly string[]>> = {
  visitor: ['Join Waitlist', 'RG Club finder', 'Competitions'],
  gymnast: ORDINARY,
  child: ORDINARY,
  clubadmin: ['My Community', 'My Training', 'Challenges', 'My Profile', 'My Clubs'],
  admin: ['My Feed', 'Admin Pages', 'Content Monitoring', 'Settings'],
};
const SUBMENUS = [
  ['gymnast', 'Discover', ['Gymnasts', 'RG Club finder', 'Competitions', 'Challenges']],
  ['admin', 'Admin Pages', ['What Waits', 'Members', 'Clubs', 'Competitions', 'Email Events']],
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

const OPEN = [
  '/',
  '/clubs',
  '/gymnasts',
  '/gymnast/3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
  '/competitions',
  '/waitlist',
  '/discover',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/child-safety',
  '/reset-password',
  '/parent/approve/3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
];
const MEMBERS_ONLY = [
  '/community',
  '/profile',
  '/create-post',
  '/training',
  '/challenges',
  '/notifications',
  '/teammates',
  '/club-training',
  '/my-clubs',
];
const MANAGERS_ONLY = ['/club-admin'];
const ADMINS_ONLY = [
  '/admin',
  '/admin/clubs',
  '/admin/accounts',
  '/admin/competitions',
  '/admin/email-events',
  '/admin/settings',
  '/admin/reviews',
  '/admin/reports',
  '/admin/queue',
  '/admin/hidden',
  '/admin/appeals',
  '/admin/safeguarding',
];

const EVERYTHING = [...OPEN, ...MEMBERS_ONLY, ...MANAGERS_ONLY, ...ADMINS_ONLY];

/** What each tries: a visitor and a member everything, the others what may be otherwise for them. */
const TRIES: Readonly<Record<Person, readonly string[]>> = {
  visitor: EVERYTHING,
  gymnast: EVERYTHING,
  child: [...MEMBERS_ONLY, ...MANAGERS_ONLY, '/admin/reports'],
  clubadmin: [...MANAGERS_ONLY, ...ADMINS_ONLY],
  admin: [...MANAGERS_ONLY, ...ADMINS_ONLY],
};

/** Who looks at a screen through the checker's eyes: one of those it was made for is enough. */
const LOOKS_AT: Readonly<Record<Person, readonly string[]>> = {
  visitor: [...OPEN, '/community'],
  gymnast: [...MEMBERS_ONLY, '/admin/clubs'],
  child: ['/community', '/profile'],
  clubadmin: MANAGERS_ONLY,
  admin: ADMINS_ONLY,
};

/** The same on a wide screen, so the desktop project leaves it out. */
const ONCE = { tag: '@once' };

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

function refusal(person: Person, path: string): 'Sign in' | 'Access Denied' | undefined {
  if (OPEN.includes(path)) return undefined;
  if (person === 'visitor') return 'Sign in';
  if (ADMINS_ONLY.includes(path) && person !== 'admin') return 'Access Denied';
  const managers: readonly Person[] = ['clubadmin', 'admin'];
  return MANAGERS_ONLY.includes(path) && !managers.includes(person) ? 'Access Denied' : undefined;
}

/**
 * As a link would: only the first address is a whole page, which every other journey opens anyway.
 * The new screen is there when it has given the page its title.
 */
async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path, { waitUntil: 'commit' }));
  await page.evaluate((address) => {
    document.title = 'The screen before';
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).not.toHaveTitle('The screen before');
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
      await expect(page.getByRole('menuitem')).toHaveText([...NAVIGATION.visitor, 'Sign Up']);
    } else {
      await expect(mainNavigation(page).locator('a, button')).toHaveText([...NAVIGATION[person]]);
      if (person === 'visitor')
        await expect(banner.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    }
    await expectAccessible(page, { alsoWide: true, whole: true });
    await expectNoSidewaysScroll(page);
  });

  test(
    `the addresses of the product open for ${person}, or say why they do not`,
    ONCE,
    async ({ page }) => {
      test.setTimeout(120_000);
      if (person !== 'visitor') await arriveAs(page, emailOf(person));
      for (const path of TRIES[person]) {
        await go(page, path);
        const refused = refusal(person, path);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title, path).toHaveCount(1);
        if (refused) await expect(title, path).toHaveText(refused);
        else
          await expect(title, path).not.toHaveText(/^(?:Sign in|Access Denied|Page Not Found)$/u);
        if (ADMINS_ONLY.includes(path) && refused === 'Access Denied') {
          await expect(
            page.getByText('You need system admin privileges to access this page.'),
          ).toBeVisible();
        }
        await expectNoSidewaysScroll(page);
        if (LOOKS_AT[person].includes(path)) await expectAccessible(page);
      }
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
    await arriveAs(page, emailOf(member));
    await page.goto('/discover');
    await mainNavigation(page).getByRole('button', { name: menu }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([...places]);
    await expectAccessible(page, { alsoWide: true });
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
  await page.goto('/training');
  await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText('My Training');
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
  });

  test('never keeps the address of a child @once', async ({ page }) => {
    const dialog = await signInRemembered(page, 'child@ribbon.test');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('child@ribbon.test');
  });
});
