import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  linkMailedTo,
  newcomer,
  test,
} from './support/journey.ts';
import { PASSWORD } from './support/site.ts';
import type { Page } from '@playwright/test';

const cardOf = (page: Page, club: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: club });

/** The first club that can be joined at once. */
const OPEN_CLUB = /Larkspur/u;

async function askToJoin(page: Page): Promise<string> {
  await page.goto('/clubs');
  await page.getByLabel('Club or town').fill('larkspur');
  await expect(page.getByRole('heading', { name: 'Clubs matching “larkspur”' })).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: OPEN_CLUB }).first();
  const club = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'Join Club' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sign in required' })).toContainText(
    `To join ${club} you need an account.`,
  );
  return club;
}

test('a visitor who wants to join a club signs up, confirms by mail and is a member', async ({
  page,
}) => {
  const person = newcomer();
  const club = await askToJoin(page);
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Up' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByText('13 or older').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Username').fill(person.username);
  await dialog.getByLabel('Full name').fill('Paula Patient');
  await dialog.getByLabel('Birth month').selectOption('March');
  await dialog.getByLabel('Birth year').selectOption('1999');
  await dialog.getByLabel('Country').selectOption('United Kingdom');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('I train and compete.').click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();

  // Mail opens in a tab of its own; the one that waits hears of it, and the club is joined once.
  const link = await linkMailedTo(page, person.email, 'Confirm your email for Ribbon');
  const mailTab = await page.context().newPage();
  await mailTab.goto(link);
  await expect(mailTab).toHaveURL('/clubs');
  // Either tab may be the one that carries the wish out, and says so.
  const told = async (tab: Page) => tab.getByText(`Successfully joined ${club}!`).count();
  await expect.poll(async () => (await told(mailTab)) + (await told(page))).toBe(1);
  await expect(page.getByRole('button', { name: `Account of ${person.username}` })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are already a member of this club.')).toHaveCount(0);
  await mailTab.close();
  await page.getByLabel('Club or town').fill(club);
  await expect(cardOf(page, club).getByText('Member', { exact: true })).toBeVisible();

  await page.goto('/my-clubs');
  await expect(cardOf(page, club)).toContainText('Joined');
  await expectNoSidewaysScroll(page);
  await cardOf(page, club).getByRole('button', { name: 'Leave Club' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave Club' });
  await expect(question).toContainText(`Are you sure you want to leave ${club}?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Leave Club' }).click();
  await expect(page.getByText(`You have left ${club}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Club Memberships' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Clubs' }).last().click();
  await expect(page).toHaveURL('/clubs');
});

test('whoever cancels is asked for nothing and joins nothing later', async ({ page }) => {
  await askToJoin(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email: 'parent@ribbon.test' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
  await expect(page.getByText(/Successfully joined|already a member/u)).toHaveCount(0);
});

test('the finder says when nothing matches and shows all again', async ({ page }) => {
  await page.goto('/clubs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find Your Perfect Gymnastics Club',
  );
  await page.getByLabel('Club or town').fill('no such club anywhere');
  await expect(page.getByRole('heading', { name: 'No club matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all clubs' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a join that fails is told, and the screen is as it was', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.route('**/api/clubs/*/membership', (route) => route.abort());
  await page.goto('/clubs');
  const joins = page.getByRole('button', { name: 'Join Club' });
  await expect(joins.first()).toBeVisible();
  const before = await joins.count();
  await joins.first().click();
  await expect(page.getByText('Failed to join club. Please try again.')).toBeVisible();
  await expect(joins).toHaveCount(before);
});
