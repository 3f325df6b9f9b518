import type { Browser, Page } from '@playwright/test';
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
import { addPerson } from './support/people/people.ts';
import { PASSWORD } from './support/site.ts';
import { fillCredentials, fillPerson, say } from './support/ukrainian.ts';

const platformName = 'Ribbon';
const CONFIRM = say('Confirm your email for {platformName}', { platformName });

test.use({ locale: 'uk-UA' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inUkrainian = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'uk');

/** Somebody whose browser speaks another language. */
async function elsewhere(browser: Browser, page: Page, locale: string) {
  const context = await browser.newContext({ viewport: page.viewportSize(), locale });
  const other = await context.newPage();
  const wrongs = watch(other);
  await refuseCookies(other);
  return {
    page: other,
    async leave(): Promise<void> {
      await context.close();
      expect(wrongs).toEqual([]);
    },
  };
}

/** Signed in with an account that reads Ukrainian. */
async function arriveAsUkrainian(page: Page): Promise<{ email: string; username: string }> {
  const person = { fullName: 'Olena Readenko', birthYear: 1990, language: 'uk' } as const;
  const added = await addPerson(person);
  await arriveAs(page, added.email);
  return added;
}

test('somebody whose browser speaks Ukrainian signs up in Ukrainian @once', async ({ page }) => {
  const person = newcomer();
  await page.goto('/?auth=sign-up');
  await inUkrainian(page);
  const dialog = page.getByRole('dialog', { name: say('Join {platformName}', { platformName }) });
  await button(page, say('Continue')).click();
  await expect(dialog.getByText(say('Please choose one'))).toBeVisible();
  await dialog.getByText(say('13 or older')).click();
  await button(page, say('Continue')).click();
  await button(page, say('Continue')).click();
  await expect(dialog.getByText(say('Please choose a username'))).toBeVisible();
  await fillCredentials(page, person);
  await fillPerson(page, new RegExp(say('Full name'), 'u'), { name: 'Надія Новенко', year: 1999 });
  await expect(dialog.getByLabel(say('Country')).locator('option:checked')).toHaveText('Україна');
  await expect(dialog.getByText(say('Username is available'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, say('Continue')).click();
  await dialog.getByText(say('I train and compete.')).click();
  await button(page, say('Continue')).click();
  await button(page, say('Create account')).click();
  await expect(dialog.getByText(say('Please check your email'))).toBeVisible();

  await page.goto(await linkMailedTo(page, person.email, CONFIRM));
  await expect(page).toHaveURL('/community');
  await inUkrainian(page);
  const { username } = person;
  await expect(button(page, say('Account of {username}', { username }))).toBeVisible();
});

test('a child under 13 signs up, and the guardian is written to and approves in Ukrainian @once', async ({
  page,
  browser,
}) => {
  const child = newcomer();
  const guardian = newcomer();
  await page.goto('/?auth=sign-up');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('A parent or guardian joins with you.')).click();
  await button(page, say('Continue')).click();
  await fillCredentials(page, child);
  await button(page, say('Continue')).click();
  await dialog.getByLabel(say('Your grown-up’s email')).fill(guardian.email);
  await button(page, say('Ask my grown-up')).click();
  await expect(dialog.getByText(say('Nearly there!'))).toBeVisible();
  await page.goto(await linkMailedTo(page, child.email, CONFIRM));
  await expect(page.getByRole('heading', { name: say('Almost on the carpet!') })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const parent = await elsewhere(browser, page, 'uk-UA');
  const subject = say('A child is asking for your permission to use {platformName}', {
    platformName,
  });
  const text = await mailTo(page, { email: guardian.email, subject });
  expect(text).toContain(say('Read and decide'));
  await parent.page.goto(/https?:\/\/\S+/u.exec(text)?.[0] ?? '');
  await button(parent.page, say('Create my account')).click();
  await fillCredentials(parent.page, guardian);
  await fillPerson(parent.page, new RegExp(say('Full name'), 'u'), {
    name: 'Ольга Опікун',
    year: 1984,
  });
  await parent.page
    .getByRole('dialog')
    .getByRole('button', { name: say('Create my account') })
    .click();

  const { username } = child;
  const asks = say('@{username} would like to join', { username });
  await expect(parent.page.getByRole('heading', { name: asks })).toBeVisible();
  await button(parent.page, say('Approve the account')).click();
  await expect(parent.page.getByText(say('Please read the notice and tick the box'))).toBeVisible();
  await fillPerson(parent.page, new RegExp(say('Child’s full name'), 'u'), {
    name: 'Марія Петренко',
    year: new Date().getUTCFullYear() - 9,
  });
  await parent.page.getByLabel(say('How are you related?')).selectOption('parent');
  await parent.page.getByRole('switch', { name: say('Write posts') }).click();
  await parent.page
    .getByLabel(
      say(
        'I’m an adult with the right to decide for this child. I’ve read the notice above and agree to it.',
      ),
    )
    .check();
  await expectNoSidewaysScroll(parent.page);
  await button(parent.page, say('Approve the account')).click();
  const canStart = say('@{username} can start', { username });
  await expect(parent.page.getByRole('heading', { name: canStart })).toBeVisible();
  await parent.leave();
});

test('a gymnast finds a club, asks to join, and reads that the club has to confirm @once', async ({
  page,
}) => {
  await arriveAsUkrainian(page);
  // One that other journeys leave alone.
  const [club] = await readRows<{ name: string }>(
    `select name from clubs order by name desc limit 1`,
    [],
  );
  const name = club?.name ?? '';
  await page.goto('/clubs');
  await page.getByRole('combobox', { name: say('City, postcode or address') }).fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
  await card.getByRole('button', { name: say('Join Club') }).click();
  await expect(
    page.getByText(
      say('Request sent to {club}. We’ll tell you when it’s approved.', { club: name }),
    ),
  ).toBeVisible();
  await expect(card.getByText(say('Requested'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/my-clubs');
  await expect(card).toBeVisible();
});

test('words that hurt are refused in Ukrainian, and what was typed stays @once', async ({
  page,
}) => {
  await arriveAsUkrainian(page);
  const words = page.getByLabel(say('What would you like to share?'));
  for (const insult of ['you are such an idiot, nobody likes you', 'ти така дурепа, іди звідси']) {
    await page.goto('/create-post');
    await words.fill(insult);
    await button(page, say('Share post')).click();
    const refusal = page.getByRole('dialog', { name: say('Content Safety Check') });
    await expect(
      refusal.getByText(say('This content could hurt someone in our gymnastics family')),
    ).toBeVisible();
    await expect(refusal.locator('mark').first()).toBeVisible();
    const why = say('Calling someone names hurts, even when you’re cross.');
    await expect(refusal.getByRole('listitem')).toHaveText([why]);
    await expectNoSidewaysScroll(page);
    await button(page, say('Change what I wrote')).click();
    await expect(words).toHaveValue(insult);
  }
});

test('somebody reports a post that was written in English, and is thanked in Ukrainian @once', async ({
  page,
  browser,
}) => {
  const author = await elsewhere(browser, page, 'en-GB');
  await arriveAs(
    author.page,
    (await addPerson({ fullName: 'Nora Newcomer', birthYear: 1985 })).email,
  );
  const answer = await author.page.request.post('/api/posts', {
    data: { content: 'Our new leotards are here', visibility: 'public' },
  });
  const { id } = (await answer.json()) as { id: string };
  await author.leave();

  await arriveAsUkrainian(page);
  await page.goto(`/post/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', {
      name: say('More options for {author}’s post', { author: 'Nora Newcomer' }),
    })
    .click();
  await page.getByRole('menuitem', { name: say('Report') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('What is wrong?')).selectOption('spam');
  await expect(dialog.locator('option:checked')).toHaveText(say('Spam'));
  await dialog.getByRole('button', { name: say('Submit Report') }).click();
  await dialog.getByLabel(say('What happened?')).fill('Це реклама магазину');
  await dialog.getByRole('button', { name: say('Submit Report') }).click();
  await expect(page.getByText(say('Report Submitted')).first()).toBeVisible();
  await page.goto('/account');
  await expect(page.locator('#reports').getByText(say('Spam'))).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an email is in the language of its reader, whatever its writer speaks @once', async ({
  page,
  browser,
}) => {
  const reader = await arriveAsUkrainian(page);
  await changeRows(
    `update athlete_profiles set feed_visibility = 'public', listed_in_directory = true where username = $1`,
    [reader.username],
  );
  const [profile] = await readRows<{ id: string }>(
    'select id from athlete_profiles where username = $1',
    [reader.username],
  );
  const writer = await elsewhere(browser, page, 'en-GB');
  const { email } = await addPerson({ fullName: 'Wendy Writer', birthYear: 1990 });
  await arriveAs(writer.page, email);
  await writer.page.goto(`/gymnast/${profile?.id}`);
  await writer.page.getByRole('button', { name: 'Add Friend' }).click();
  await expect(writer.page.getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  const subject = say('{requester} would like to be friends with you', {
    requester: 'Wendy Writer',
  });
  const asked = await mailTo(page, { email: reader.email, subject });
  expect(asked).toContain(say('Answer the request'));

  await page.goto('/profile');
  await page
    .getByRole('region', { name: say('Friend Requests') })
    .getByRole('button', { name: say('Accept') })
    .click();
  // The answer goes the other way, and is in English.
  const answer = await mailTo(writer.page, { email, subject: 'You and Olena' });
  expect(answer).toContain('now friends');
  await writer.leave();
});

test('a language chosen in the footer holds at once, and for the account on every device @once', async ({
  page,
  browser,
}) => {
  const writer = await elsewhere(browser, page, 'en-GB');
  const person = await addPerson({ fullName: 'Wanda Wanderer', birthYear: 1990 });
  await arriveAs(writer.page, person.email);
  await writer.page.goto('/discover');
  const footer = writer.page.getByRole('contentinfo');
  await expect(writer.page.locator('html')).toHaveAttribute('lang', 'en');
  await footer.getByLabel('Language').selectOption({ label: 'Українська' });
  await inUkrainian(writer.page);
  await expect(footer.getByRole('link', { name: say('Child Safety') })).toBeVisible();
  await writer.leave();

  const device = await elsewhere(browser, page, 'en-GB');
  await device.page.goto('/?auth=sign-in');
  await expect(device.page.locator('html')).toHaveAttribute('lang', 'en');
  const dialog = device.page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(device.page, 'Sign In').click();
  await inUkrainian(device.page);
  const { username } = person;
  await expect(button(device.page, say('Account of {username}', { username }))).toBeVisible();
  await device.leave();
});
