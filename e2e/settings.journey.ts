import { changeRows, readRows } from './support/database.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  mailTo,
  newcomer,
  refuseCookies,
  test,
  watch,
} from './support/journey.ts';
import { BASE_URL, PASSWORD } from './support/site.ts';
import { photo } from './support/content/photo.ts';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';

// Everybody shares the settings: these journeys run after all others, one at a time.
test.describe.configure({ mode: 'serial' });

let before: object;
const reason = 'For a journey';
const asAdmin = { email: 'admin@ribbon.test', password: 'Ribbon!2026' };

async function adminRequests(request: APIRequestContext): Promise<APIRequestContext> {
  await request.post('/api/session', { data: asAdmin });
  return request;
}

test.beforeAll(async ({ request }) => {
  before = await (await request.get('/api/settings')).json();
});

test.afterAll(async ({ request }) => {
  const admin = await adminRequests(request);
  const answer = await admin.patch('/api/admin/settings', { data: { ...before, reason } });
  expect(answer.ok()).toBe(true);
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correcting a mistake' }).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
}

/** Chooses a logo in the dialog and saves it. */
async function chooseLogo(page: Page, choose: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Change logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Platform Logo' });
  await expect(dialog.getByRole('button', { name: 'Save Logo' })).toBeDisabled();
  await choose(dialog);
  await dialog.getByRole('button', { name: 'Save Logo' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByRole('button', { name: 'We have a new logo' }).click();
  await dialog.getByRole('button', { name: 'Save Logo' }).click();
  await expect(page.getByText('Logo saved')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Somebody else, in a browser of their own. */
async function elsewhere(browser: Browser, path: string, email?: string) {
  const context = await browser.newContext({
    baseURL: BASE_URL,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const wrongs = watch(page);
  await refuseCookies(page);
  if (email !== undefined) await arriveAs(page, email);
  await page.goto(path);
  return {
    page,
    async leave() {
      await context.close();
      expect(wrongs).toEqual([]);
    },
  };
}

test('what an admin changes is seen by a visitor without a reload', async ({ page, browser }) => {
  const visitor = await elsewhere(browser, '/');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    'Discover the World of Rhythmic Gymnastics',
  );
  await visitor.page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  await arriveAs(page, asAdmin.email);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Settings');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Platform name' }).fill('Лента & Ribbon');
  await page.getByRole('textbox', { name: 'Home page title' }).fill('A carpet of our own');
  await save(page);
  await chooseLogo(page, (dialog) =>
    dialog.getByRole('radio', { name: 'Ribbon on raspberry' }).check(),
  );

  const header = visitor.page.getByRole('banner');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('A carpet of our own');
  await expect(header.getByText('Лента & Ribbon')).toBeVisible();
  await expect(header.locator('img')).toHaveAttribute('src', /platform-raspberry/u);
  await expect(visitor.page).toHaveTitle('Лента & Ribbon');
  expect(await visitor.page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  await visitor.leave();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Platform name' })).toHaveValue('Лента & Ribbon');
  await expect(
    page.getByRole('definition').filter({ hasText: 'A carpet of our own' }),
  ).toBeVisible();
});

test('the longest names still leave room for the navigation', async ({ page, request }) => {
  const admin = await adminRequests(request);
  await admin.patch('/api/admin/settings', {
    data: {
      platformName: 'Художественная гимнастика '.repeat(3).slice(0, 60),
      homeTitle: 'ж'.repeat(120),
      reason,
    },
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('жжж');
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(80);
  }
  expect((await admin.patch('/api/admin/settings', { data: { ...before, reason } })).ok()).toBe(
    true,
  );
});

test('mistakes are named beside their fields, and nothing is saved', async ({ page }) => {
  await arriveAs(page, asAdmin.email);
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Platform name' }).fill('  ');
  await page.getByRole('textbox', { name: 'Home page title' }).fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Please enter a platform name')).toBeVisible();
  await expect(page.getByText('Please enter a home page title')).toBeVisible();
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Platform name' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Platform name' }).fill('x'.repeat(61));
  await page.getByRole('textbox', { name: 'Home page title' }).fill('x'.repeat(121));
  await expect(page.getByText('The platform name can be up to 60 characters')).toBeVisible();
  await expect(page.getByText('The home page title can be up to 120 characters')).toBeVisible();
  expect(await (await page.request.get('/api/settings')).json()).toEqual(before);
});

test('beta mode closes the community to all but admins and verified people', async ({
  page,
  browser,
}) => {
  await arriveAs(page, asAdmin.email);
  await page.goto('/admin/settings');
  const visitor = await elsewhere(browser, '/profile');
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByRole('switch', { name: 'Beta mode' }).click();
  await save(page);

  const notice = { level: 1, name: "We're Currently in Beta" } as const;
  await expect(visitor.page.getByRole('heading', notice)).toBeVisible();
  await expectAccessible(visitor.page);
  await visitor.page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(visitor.page.getByRole('dialog', { name: /^Join/u })).toBeVisible();
  await visitor.page.goto('/profile');
  await visitor.page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
  await expect(visitor.page).toHaveURL('/waitlist');
  await visitor.leave();

  const teen = await elsewhere(browser, '/profile', 'teen@ribbon.test');
  await expect(teen.page.getByRole('heading', notice)).toBeVisible();
  await expect(
    teen.page.getByText('Your account hasn’t been approved for the beta yet.'),
  ).toBeVisible();
  await expect(
    teen.page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }),
  ).toBeVisible();
  await teen.page.goto('/community');
  await expect(teen.page.getByRole('heading', notice)).toBeVisible();
  await expect(teen.page.getByRole('button', { name: 'Find anything' })).toBeHidden();
  await teen.page.goto('/waitlist');
  await expect(teen.page.getByText('Coming Soon')).toBeVisible();
  await teen.page.goto('/account');
  await expect(teen.page.getByRole('heading', { level: 1 })).toHaveText('Account and privacy');
  await teen.leave();

  for (const email of ['clubadmin@ribbon.test', 'gymnast@ribbon.test']) {
    const approved = await elsewhere(browser, '/profile', email);
    await expect(approved.page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await approved.leave();
  }

  await page.getByRole('switch', { name: 'Beta mode' }).click();
  await save(page);
});

test('an invitation from the waitlist leads through sign-up into the beta', async ({
  page,
  request,
}) => {
  const admin = await adminRequests(request);
  await admin.patch('/api/admin/settings', { data: { betaMode: true, reason } });
  const { email, username } = newcomer();
  await changeRows(
    `insert into waitlist_signups (email, user_type, confirmed_at) values ($1, 'parent', now())`,
    [email],
  );
  const entries = await readRows<{ id: string }>(
    'select id from waitlist_signups where email = $1',
    [email],
  );
  const ids = entries.map(({ id }) => id);
  const invited = await admin.post('/api/admin/waitlist/invitations', { data: { ids, reason } });
  expect(invited.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, email, 'We’re open'));
  await expect(page.getByText(email)).toBeVisible();
  // How the form is filled in is a journey of its own.
  const signUp = await page.request.post('/api/accounts', {
    data: {
      email,
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Nadia Newcomer',
      birthMonth: 3,
      birthYear: 1985,
      country: 'Spain',
      userType: 'parent',
      clubId: null,
    },
  });
  expect(signUp.ok()).toBe(true);
  await page.goto(await linkMailedTo(page, email, 'Confirm your email'));
  await expect(page).toHaveURL('/community');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await admin.patch('/api/admin/settings', { data: { betaMode: false, reason } });
});

test('nobody but a system admin changes the settings', async ({ page }) => {
  const change = { data: { platformName: 'Mine', reason } };
  expect((await page.request.patch('/api/admin/settings', change)).status()).toBe(401);
  for (const email of ['gymnast@ribbon.test', 'clubadmin@ribbon.test', 'child@ribbon.test']) {
    await arriveAs(page, email);
    expect((await page.request.patch('/api/admin/settings', change)).status()).toBe(403);
  }
  expect(await (await page.request.get('/api/settings')).json()).toEqual(before);
});

test('a logo by address and by upload is seen in another browser at once, and removed again', async ({
  page,
  browser,
}) => {
  const visitor = await elsewhere(browser, '/');
  const header = visitor.page.getByRole('banner').locator('img').first();
  const footer = visitor.page.getByRole('contentinfo').locator('img').first();
  await expect(header).toHaveAttribute('src', /platform-paper/u);
  await visitor.page.evaluate(() => Object.assign(window, { neverReloaded: true }));

  await arriveAs(page, asAdmin.email);
  await page.goto('/admin/settings');
  // What our server would have fetched.
  const fetched = await photo(page, 'logo.jpg', 600);
  await page.route('**/api/media/platform-logo/from-url', async (route) => {
    const taken = await page.request.post('/api/media/platform-logo', {
      multipart: { file: fetched },
    });
    await route.fulfill({ json: await taken.json() });
  });
  await chooseLogo(page, async (dialog) => {
    await dialog.getByLabel('Image URL').fill('pictures.example/logo.png');
    await expect(dialog.getByText(/^Please enter a valid image URL\./u)).toBeVisible();
    await dialog.getByLabel('Image URL').fill('https://pictures.example/logo.png');
    await expect(dialog.getByAltText('Preview')).toBeVisible();
    await expectAccessible(page);
  });
  await expect(header).toHaveAttribute('src', /^\/api\/media\//u);
  await expect(footer).toHaveAttribute('src', /^\/api\/media\//u);
  const byAddress = (await header.getAttribute('src')) ?? '';
  expect((await visitor.page.request.get(byAddress)).status()).toBe(200);

  await chooseLogo(page, async (dialog) => {
    await dialog.getByRole('tab', { name: 'Upload File' }).click();
    const chooser = dialog.getByLabel('Picture', { exact: true });
    await chooser.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Hello'),
    });
    await expect(dialog.getByText('Please select an image file')).toBeVisible();
    await chooser.setInputFiles(await photo(page, 'logo.jpg', 600));
    await expect(dialog.getByAltText('Preview')).toBeVisible();
  });
  await expect(header).not.toHaveAttribute('src', byAddress);
  await expect(header).toHaveAttribute('src', /^\/api\/media\//u);

  await page.getByRole('button', { name: 'Remove logo' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the logo?' });
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'It was only a test' }).click();
  await expect(header).toHaveAttribute('src', /platform-paper/u);
  expect(await visitor.page.evaluate(() => 'neverReloaded' in window)).toBe(true);
  await visitor.leave();
});

test('the history says who changed what, and takes the newest change back', async ({ page }) => {
  await arriveAs(page, asAdmin.email);
  await page.goto('/admin/settings');
  await page.getByRole('textbox', { name: 'Home page title' }).fill('A mistake');
  await save(page);
  const newest = page
    .getByRole('table', { name: 'Changes to the settings' })
    .getByRole('row')
    .nth(1);
  await expect(newest).toContainText('“A mistake”');
  await expectAccessible(page);
  await newest.getByRole('button', { name: 'Undo: Home page title' }).click();
  const question = page.getByRole('dialog', { name: 'Undo: Home page title' });
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(question.getByText('Please give a reason')).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Something else').fill('The title was meant for another page');
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect(newest).toContainText('Undo');
  await expect(page.getByRole('textbox', { name: 'Home page title' })).not.toHaveValue('A mistake');
  expect(await (await page.request.get('/api/settings')).json()).toEqual(before);
  await page.goto('/admin/audit');
  await expect(page.getByText('The title was meant for another page').first()).toBeVisible();
});

test('a test email arrives, and what stands in its way is said', async ({ page }) => {
  await arriveAs(page, asAdmin.email);
  await page.goto('/admin/settings');
  const service = page.getByRole('region', { name: 'Email service' });
  const address = service.getByRole('textbox', { name: 'Send it to' });
  const send = service.getByRole('button', { name: 'Send test email' });
  await send.click();
  await expect(service.getByText('Please enter an email address')).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);

  const nobody = 'nobody@refused.ribbon.test';
  await address.fill(nobody);
  await send.click();
  await expect(service.getByText(/^Test failed: .*There is no such mailbox/u)).toBeVisible();
  await expect(address).toHaveValue(nobody);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { email } = newcomer();
  await address.fill(email);
  await send.click();
  await expect(service.getByText('Test email sent successfully! Check your inbox.')).toBeVisible();
  await expect(service.getByText(/^Test failed/u)).toBeHidden();
  await expect(address).toHaveValue('');
  await expectAccessible(page);
  const text = await mailTo(page, { email, subject: 'Test email from' });
  expect(text).toContain('can send emails');
});
