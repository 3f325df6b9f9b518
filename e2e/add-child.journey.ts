import type { Page } from '@playwright/test';
import { signUpConfirmed } from './support/people/accounts.ts';
import { TEN_YEARS_AGO, ownDevice } from './support/people/child.ts';
import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  test,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';
import { countTaps } from './support/page/taps.ts';

type Taps = ReturnType<typeof countTaps>;

/** From any page: through the bar if it is there, otherwise through the member's own menu. */
async function openFamily(taps: Taps): Promise<void> {
  const { page } = taps;
  const inBar = page
    .getByRole('navigation')
    .getByRole('link', { name: 'My Family' })
    .filter({ visible: true })
    .first();
  if (!(await inBar.isVisible())) {
    await taps.tap(page.getByRole('button', { name: /^Account of/u }));
    await taps.tap(page.getByRole('menuitem', { name: 'My Family' }));
  } else await taps.tap(inBar);
  await expect(page.getByRole('heading', { name: 'My Family', level: 1 })).toBeVisible();
}

/** A guardian adds Rosie, ten years old, from the community page. */
async function addRosie(page: Page, username: string, way: 'password' | 'card'): Promise<Taps> {
  await page.goto('/community');
  const taps = countTaps(page);
  await openFamily(taps);
  await taps.tap(page.getByRole('link', { name: 'Add a child' }));
  await expect(page.getByRole('heading', { name: 'Add a child', level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await taps.fill(page.getByLabel('First name'), 'Rosie');
  await taps.choose(page.getByLabel('Birth month'), 'January');
  await taps.choose(page.getByLabel('Birth year'), TEN_YEARS_AGO);
  await taps.fill(page.getByLabel('Username'), username);
  await taps.choose(page.getByLabel('How are you related?'), 'Parent');
  if (way === 'password') {
    await taps.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  } else {
    await taps.tap(page.getByText('Print a code card'));
  }
  await taps.tap(page.getByLabel(/I’m an adult/u));
  await taps.tap(page.getByRole('button', { name: 'Add Rosie' }));
  await expect(page.getByRole('heading', { name: 'Rosie’s account is ready' })).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(10);
  expect(taps.fields).toBeLessThanOrEqual(6);
  return taps;
}

test('a guardian adds a child in ten taps and six fields, who signs in with the username', async ({
  page,
  browser,
}) => {
  await signUpConfirmed(page, { fullName: 'Pia Guardian' });
  const { username } = newcomer();
  await addRosie(page, username, 'password');

  const child = await ownDevice(browser, page);
  const dialog = child.page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong!2026');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(child.page).toHaveURL('/community');
  // Without an address nobody is asked for one.
  await child.page.goto('/contact');
  await expect(child.page.getByText('Please ask Pia to write to us.')).toBeVisible();
  await expect(child.page.getByLabel('Email')).toHaveCount(0);

  await page.getByRole('link', { name: 'Go to My Family' }).click();
  await expect(page.getByRole('heading', { name: 'Rosie', exact: true })).toBeVisible();
  await expect(page.getByText(`Signs in as ${username}`)).toBeVisible();
  await child.leave();
});

test('a child signs in with a code card, once, and chooses a password; the guardian prints another', async ({
  page,
  browser,
}) => {
  await signUpConfirmed(page, { fullName: 'Pia Guardian' });
  const { username } = newcomer();
  await addRosie(page, username, 'card');
  const card = page.getByRole('group', { name: 'Code card for Rosie' });
  await expect(card).toContainText(username);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Rosie’s account is ready' })).toBeHidden();
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const code = ((await card.getByRole('definition').nth(1).textContent()) ?? '').trim();

  const child = await ownDevice(browser, page);
  const dialog = child.page.getByRole('dialog');
  const redeem = async () => {
    await dialog.getByRole('button', { name: 'I have a code card' }).click();
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Your four secret words').fill(code.replaceAll(' · ', ' '));
    await dialog.getByLabel('New password').fill('Hoops!2026');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await redeem();
  await expect(dialog).toBeHidden();
  await expect(child.page).toHaveURL('/community');
  await child.page.request.delete('/api/session');
  await child.page.goto('/?auth=sign-in');
  await redeem();
  await expect(dialog.getByText(/the card has been used or has expired/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to sign in' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill('Hoops!2026');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/family');
  await page.getByRole('button', { name: 'New code card' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Cancel the card' }).click();
  await expect(page.getByText('The card no longer works.')).toBeVisible();
  await page.getByRole('button', { name: 'New password' }).click();
  const asked = page.getByRole('dialog', { name: 'A new password for Rosie' });
  await asked.getByLabel('New password').fill('Ribbons!2026');
  await asked.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Rosie has a new password.')).toBeVisible();
  await child.page.goto('/community');
  await expect(
    child.page.getByRole('banner').getByRole('button', { name: 'Sign In' }),
  ).toBeVisible();
  await child.leave();
});

test('a guardian sets a child’s quiet hours in four taps, which the child reads and cannot change', async ({
  page,
  browser,
}) => {
  await signUpConfirmed(page, { fullName: 'Pia Guardian' });
  const { username } = newcomer();
  await addRosie(page, username, 'password');
  await page.goto('/clubs');
  const taps = countTaps(page);
  await openFamily(taps);
  const quiet = page.getByRole('region', { name: 'Quiet hours' });
  const from = page.viewportSize()?.width === 390 ? '18:15' : '18:45';
  await taps.fill(quiet.getByLabel('From'), from);
  await taps.tap(quiet.getByRole('button', { name: 'Save quiet hours' }));
  await expect(page.getByText('Rosie’s quiet hours are saved')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(4);

  const child = await ownDevice(browser, page);
  await arriveAs(child.page, username);
  await child.page.goto('/account#notifications');
  await expect(child.page.getByText(`Quiet from ${from} until 07:00.`)).toBeVisible();
  await expect(child.page.getByRole('button', { name: 'Save quiet hours' })).toHaveCount(0);
  await child.leave();
});
