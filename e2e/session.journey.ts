import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hearNothing,
  signIn,
  signOut,
  test,
} from './support/journey.ts';
import { letSessionEndIn } from './support/people/session.ts';
import type { Page } from '@playwright/test';

const GYMNAST = 'gymnast@ribbon.test';
const WORDS = 'We trained with the ribbon today.';

const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has expired' });
const signInAgain = (page: Page) => expired(page).getByRole('button', { name: 'Sign In Again' });
const account = (page: Page) => page.getByRole('button', { name: /^Account of/u });
const visitorSignIn = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign In' });

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Signed in and in the middle of a message. */
async function writeMessage(page: Page): Promise<void> {
  await arriveAs(page, GYMNAST);
  await page.goto('/contact');
  await expect(account(page)).toBeVisible();
  await message(page).fill(WORDS);
}

/** Twenty minutes go by, for the browser and for the server. */
async function idle(page: Page): Promise<void> {
  await letSessionEndIn(page.context(), -1);
  await page.clock.fastForward('20:00');
  await expect(expired(page)).toBeVisible();
}

test('the last two minutes are counted down, and whoever is active stays @once', async ({
  page,
}) => {
  await page.clock.install();
  // Its clock runs ahead of the server's: an answer to something else would put it right again.
  await hearNothing(page);
  await writeMessage(page);
  const timer = page.getByRole('banner').getByRole('timer');
  await expect(timer).toBeHidden();

  await letSessionEndIn(page.context(), 100);
  await page.clock.fastForward('18:20');
  await expect(timer).toHaveText(/^Session ends in 1:[34]\d$/u);
  await expect(page.getByText('Your session ends in less than 2 minutes.')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Shift');
  await expect(timer).toBeHidden();

  await letSessionEndIn(page.context(), 100);
  await page.clock.fastForward('18:20');
  await expect(timer).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(timer).toBeHidden();
  await expect(message(page)).toHaveValue(WORDS);
});

test('an expired session covers the screen, and signing in again goes on where one was @once', async ({
  page,
}) => {
  await page.clock.install();
  await writeMessage(page);
  await idle(page);
  await expect(expired(page)).toContainText('Your session has expired. Please sign in again.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  // A person in the middle of typing does no harm with the next key.
  await expect(signInAgain(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(expired(page)).toBeVisible();

  await signInAgain(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(expired(page)).toBeVisible();
  await signInAgain(page).click();
  await fillSignIn(page, { email: GYMNAST, password: 'Wrong!2026' });
  await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await fillSignIn(page, { email: GYMNAST });
  await expect(dialog).toBeHidden();
  await expect(expired(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect(message(page)).toHaveValue(WORDS);
  await page.getByLabel('Name').fill('Gwen Hartnoll');
  await page.getByLabel('Email').fill(GYMNAST);
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ve got your message.')).toBeVisible();
});

test('a form that was refused because the session had ended can simply be sent again @once', async ({
  page,
}) => {
  await arriveAs(page, GYMNAST);
  await page.goto('/create-post');
  await page.getByLabel('What would you like to share?').fill('Typed before the end');
  await page.request.delete('/api/session');
  await page.getByRole('button', { name: 'Share post' }).click();
  await signInAgain(page).click();
  await fillSignIn(page, { email: GYMNAST });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Your session has expired')).toBeHidden();
  await page.getByRole('button', { name: 'Share post' }).click();
  await expect(page.getByText('Posted!')).toBeVisible();
});

test('another person who signs in then finds nothing of the first @once', async ({ page }) => {
  await page.clock.install();
  await writeMessage(page);
  await idle(page);
  await signInAgain(page).click();
  await fillSignIn(page, { email: 'teen@ribbon.test' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/community');
  await page.goBack();
  await expect(page.getByText(WORDS)).toHaveCount(0);
});

test('whoever continues as a guest leaves nothing behind @once', async ({ page }) => {
  await page.clock.install();
  await writeMessage(page);
  await idle(page);
  await expired(page).getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(visitorSignIn(page)).toBeVisible();
  await expect(expired(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect(message(page)).toHaveValue('');

  await arriveAs(page, GYMNAST);
  await page.goto('/my-clubs');
  await expect(account(page)).toBeVisible();
  await idle(page);
  await expired(page).getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page).toHaveURL('/');
  await expect(visitorSignIn(page)).toBeVisible();
});

test('all tabs of a browser know the same @once', async ({ page }) => {
  await writeMessage(page);
  const other = await page.context().newPage();
  await other.goto('/my-clubs');
  await expect(account(other)).toBeVisible();

  // The server refuses what one tab asks for: it is over in both.
  await other
    .getByRole('button', { name: /^Leave Club/u })
    .first()
    .click();
  await letSessionEndIn(page.context(), -1);
  await other.getByRole('alertdialog').getByRole('button', { name: 'Leave Club' }).click();
  await expect(expired(other)).toBeVisible();
  await expect(expired(page)).toBeVisible();

  await signInAgain(other).click();
  await fillSignIn(other, { email: GYMNAST });
  await expect(expired(page)).toBeHidden();
  await expect(message(page)).toHaveValue(WORDS);

  await signOut(other);
  await expect(visitorSignIn(page)).toBeVisible();
  await expect(expired(page)).toBeHidden();
  await expect(message(page)).toHaveValue('');

  await signIn(other, 'teen@ribbon.test');
  await expect(account(page)).toBeVisible();
});
