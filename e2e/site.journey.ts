import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  linkMailedTo,
  mailTo,
  newcomer,
  test,
} from './support/journey.ts';
import type { Page } from '@playwright/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('the home page', () => {
  test('says what the product is, and both calls to action lead to the waitlist', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heading(page, 'Discover the World of Rhythmic Gymnastics')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Find your club',
      'Meet the community',
      'Safe for children',
    ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const calls = page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' });
    await expect(calls).toHaveCount(2);
    for (const index of [0, 1]) {
      await page.goto('/');
      await calls.nth(index).click();
      await expect(page).toHaveURL('/waitlist');
    }
  });

  test('leads on to clubs, people and child safety @once', async ({ page }) => {
    for (const [link, path] of [
      ['Open the club finder', '/clubs'],
      ['See who is here', '/gymnasts'],
      ['How we keep children safe', '/child-safety'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('the waitlist', () => {
  test('is joined by mail, and the link in it may be clicked twice @once', async ({ page }) => {
    const { email } = newcomer();
    await page.goto('/waitlist');
    await expect(page.getByText('Now open')).toBeVisible();
    await expect(
      heading(page, 'The Safe Community for Young Gymnasts & Their Families'),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const join = page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' });
    await expect(join).toBeDisabled();
    await page.getByLabel('I am a').selectOption('Club owner');
    await expect(join).toBeDisabled();
    await page.getByLabel('Email').fill('nadia at home');
    await join.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('I am a')).toHaveValue('club_owner');

    await page.getByLabel('Email').fill(email);
    await join.click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    await expectAccessible(page);

    const link = await linkMailedTo(
      page,
      email,
      'Please confirm your place on the Ribbon waitlist',
    );
    for (const time of ['first', 'second']) {
      await page.goto(link);
      await expect(
        page.getByRole('heading', { name: 'You’re on the list' }),
        `the ${time} time`,
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('refuses a made-up link plainly and offers the form again @once', async ({ page }) => {
    await page.goto('/waitlist?confirm=made-up');
    await expect(page.getByText('The link didn’t work')).toBeVisible();
    await expect(page.getByText('This link has expired.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Join the Waitlist' }).click();
    await expect(page.getByLabel('I am a')).toBeVisible();
  });
});

test('each card of the discover page leads on', async ({ page }) => {
  await page.goto('/discover');
  await expectAccessible(page);
  for (const [card, path] of [
    ['Gymnasts', '/gymnasts'],
    ['RG Club finder', '/clubs'],
    ['Competitions', '/competitions'],
    ['Challenges', '/challenges'],
  ] as const) {
    await page.goto('/discover');
    await page.getByRole('main').getByRole('link', { name: card }).click();
    await expect(page).toHaveURL(path);
  }
});

test('a message reaches the people who run the platform @once', async ({ page }) => {
  const { email, username } = newcomer();
  await page.goto('/contact');
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  for (const sentence of [
    'Please tell us your name',
    'Please enter an email address',
    'Please choose what this is about',
    'Please write a message',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Name').fill('Nadia Newcomer');
  await page.getByLabel('Email').fill('nadia at home');
  await page.getByLabel('What is it about?').selectOption('A safety concern');
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(2001));
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Messages can be up to 2000 characters')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Nadia Newcomer');

  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(`A question from ${username}`);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('We’ve got your message.')).toBeVisible();
  await expectAccessible(page);

  const mail = await mailTo(page, {
    email: 'admin@ribbon.test',
    subject: 'Ribbon: SAFETY CONCERN, please read now',
    words: username,
  });
  expect(mail).toContain(email);
  expect(mail).toContain('Nadia Newcomer');
});

test('every legal page opens from the footer and has one main heading', async ({ page }) => {
  await page.goto('/');
  for (const [link, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
    ['Child Safety', '/child-safety'],
    ['Contact', '/contact'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, link)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(link, 'u'));
    await expectNoSidewaysScroll(page);
  }
});

test('an unknown path is named as such and leads home @once', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(heading(page, 'Page Not Found')).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('cookies', () => {
  test.use({ askAboutCookies: true });
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
  const choice = (page: Page) =>
    page.evaluate<unknown>(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));

  for (const [answer, allowed] of [
    ['Reject', false],
    ['Accept', true],
  ] as const) {
    test(`are asked about once, after a moment, and ${answer} is kept`, async ({ page }) => {
      const opened = Date.now();
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      expect(Date.now() - opened).toBeGreaterThan(900);
      await expectAccessible(page);
      const sizes = await Promise.all(
        ['Reject', 'Accept'].map((name) =>
          banner(page).getByRole('button', { name, exact: true }).boundingBox(),
        ),
      );
      expect(sizes[0]).toMatchObject({ width: sizes[1]?.width, height: sizes[1]?.height });

      await banner(page).getByRole('button', { name: answer, exact: true }).click();
      await expect(banner(page)).toBeHidden();
      expect(await choice(page)).toEqual({
        necessary: true,
        analytics: allowed,
        marketing: allowed,
        functional: allowed,
      });
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForTimeout(1500);
      await expect(banner(page)).toBeHidden();
    });
  }

  test('can be chosen again from the footer, the necessary ones always on @once', async ({
    page,
  }) => {
    await page.goto('/waitlist');
    await banner(page).getByRole('button', { name: 'Choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(dialog.getByLabel('Necessary')).toBeChecked();
    await expect(dialog.getByLabel('Necessary')).toBeDisabled();
    for (const category of ['Functional', 'Analytics', 'Marketing']) {
      await expect(dialog.getByLabel(category)).not.toBeChecked();
    }
    await expectAccessible(page);
    await dialog.getByLabel('Functional').check();
    await dialog.getByRole('button', { name: 'Save choices' }).click();
    await expect(dialog).toBeHidden();
    await expect(banner(page)).toBeHidden();

    await page.reload();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click();
    await expect(dialog.getByLabel('Functional')).toBeChecked();
    await expect(dialog.getByLabel('Analytics')).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Reject all' }).click();
    expect(await choice(page)).toMatchObject({ necessary: true, functional: false });
  });
});

test('the description of the API names what it speaks of @once', async ({ request }) => {
  const { components, paths } = await (await request.get('/api/openapi.json')).json();
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['AdminClub', 'Me']));
  expect(Object.keys(paths)).toContain('/me');
});
