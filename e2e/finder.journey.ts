import {
  arriveAs,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  linkMailedTo,
  newcomer,
  onPhone,
  test,
} from './support/journey.ts';
import { finderBox } from './support/content/clubs.ts';
import { PASSWORD } from './support/site.ts';
import { countTaps } from './support/page/taps.ts';
import type { Page } from '@playwright/test';

const CLUB = 'Larkspur Rhythmic – Leeds';

/** Programs are lists inside of these. */
const cardsIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).locator('> li');
const cardOf = (page: Page, club: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: club });
const map = (page: Page) => page.getByRole('region', { name: 'Map of clubs' });

async function searchFor(page: Page, place: string): Promise<void> {
  await finderBox(page).fill(place);
  await finderBox(page).press('Enter');
}

/** A phone shows the map on demand, a wide screen beside the list. */
async function openMap(page: Page, club = CLUB): Promise<void> {
  await expect(cardOf(page, club)).toBeVisible();
  const isShown = await map(page).isVisible();
  expect(isShown).toBe(!onPhone(page));
  if (!isShown) await page.getByRole('button', { name: 'Show map' }).click();
  await expect(map(page)).toBeVisible();
}

async function askToJoin(page: Page): Promise<void> {
  await page.goto('/clubs?near=LS6+3AB');
  await cardOf(page, CLUB).getByRole('button', { name: CLUB, exact: true }).click();
  await cardOf(page, CLUB).getByRole('button', { name: 'Join Club' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sign in required' })).toContainText(
    `To join ${CLUB} you need an account.`,
  );
}

test('a visitor finds a club near a postcode, signs up and has asked to join, in nine taps', async ({
  page,
}) => {
  const club = 'Bluebell Rhythmic Gymnastics – Manchester';
  const person = newcomer();
  const taps = countTaps(page);
  await page.goto('/clubs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find Your Perfect Gymnastics Club',
  );
  await taps.fill(finderBox(page), 'M1 1AE');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['M1, Manchester']);
  await taps.tap(page.getByRole('option', { name: 'M1, Manchester' }));
  await expect(page.getByRole('heading', { name: 'Clubs Near M1, Manchester' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'within 50 km' })).toContainText(
    /^\d+ clubs within 50 km of M1, Manchester$/u,
  );
  await expect(cardOf(page, club)).toContainText(/\d\.\d.*members.*Approval needed.*km/u);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openMap(page, club);
  await map(page)
    .getByRole('button', { name: `${club}, Manchester` })
    .click();
  const popup = map(page).getByRole('dialog', { name: club });
  await expect(popup).toContainText('01632 960107');
  await expect(popup).toContainText(/\d+ members/u);
  const members = Number(/(\d+) members/u.exec((await popup.textContent()) ?? '')?.[1]);
  await expect(popup).toContainText('more');
  await expect(page).toHaveURL(/near=M1.*&club=/u);
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Show in list' }).click();
  const card = cardOf(page, club);
  const select = card.getByRole('button', { name: club, exact: true });
  await expect(select).toBeFocused();
  await popup.getByRole('button', { name: 'Close' }).click();
  if (onPhone(page)) await page.getByRole('button', { name: 'Minimise map' }).click();

  await taps.tap(select);
  await expect(select).toBeInViewport();
  await expect(card.getByRole('button', { name: 'Join Club' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await taps.tap(card.getByRole('button', { name: 'Join Club' }));
  const needed = page.getByRole('alertdialog', { name: 'Sign in required' });
  await expect(needed).toContainText(`To join ${club} you need an account.`);
  await taps.tap(needed.getByRole('button', { name: 'Sign Up' }));

  const dialog = page.getByRole('dialog').filter({ has: page.getByText('13 or older') });
  await taps.tap(dialog.getByText('13 or older'));
  const form = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^Back/u }) });
  await taps.tap(dialog.getByRole('button', { name: 'Continue' }));
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Full name').fill('Paula Patient');
  await form.getByLabel('Birth month').selectOption('March');
  await form.getByLabel('Birth year').selectOption('1999');
  await form.getByLabel('Country').selectOption('United Kingdom');
  await taps.tap(form.getByRole('button', { name: 'Continue' }));
  await taps.tap(form.getByText('I train and compete.'));
  // Which club is settled, so nobody is asked again.
  await taps.tap(form.getByRole('button', { name: 'Create account' }));
  await expect(page.getByText('Please check your email')).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(9);

  // Mail opens in its own tab, and the waiting one hears of it. Whichever is first joins, once.
  const link = await linkMailedTo(page, person.email, 'Confirm your email for Ribbon');
  const mailTab = await page.context().newPage();
  await mailTab.goto(link);
  await expect(mailTab).toHaveURL('/clubs');
  await expect(async () => {
    const received = [page, mailTab].map((tab) =>
      tab.getByText(`Request sent to ${club}.`).count(),
    );
    const [here = 0, there = 0] = await Promise.all(received);
    expect(here + there).toBe(1);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: `Account of ${person.username}` })).toBeVisible();
  await expect(page.getByText('You are already a member of this club.')).toHaveCount(0);
  await mailTab.close();
  await expect(page).toHaveURL(/near=M1.*&club=/u);
  await expect(cardOf(page, club).getByText('Requested')).toBeVisible();
  // Members not confirmed by the club are not counted.
  await expect(cardOf(page, club)).toContainText(`${members} members`);

  await page.goto('/my-clubs');
  await expect(cardOf(page, club)).toContainText('Asked');
  await expectNoSidewaysScroll(page);
  await cardOf(page, club).getByRole('button', { name: 'Cancel Request' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Request' });
  await expect(question).toContainText(`Cancel your request to join ${club}?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel Request' }).click();
  await expect(page.getByText(`Your request to ${club} has been withdrawn.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Club Memberships' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Clubs' }).last().click();
  await expect(page).toHaveURL('/clubs');
});

test('whoever cancels is asked for nothing and joins nothing later @once', async ({ page }) => {
  await askToJoin(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, { email: 'parent@ribbon.test' });
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Account of/u })).toBeVisible();
  await expect(page.getByText(/Successfully joined|Request sent|already a member/u)).toHaveCount(0);
});

test('a place is suggested while one types, and found although it is misspelt', async ({
  page,
}) => {
  await page.goto('/clubs');
  await finderBox(page).pressSequentially('Harrog');
  const option = page.getByRole('option', { name: /^Harrogate/u });
  await expect(option).toBeVisible();
  await finderBox(page).press('ArrowDown');
  await finderBox(page).press('Enter');
  await expect(page.getByRole('heading', { name: /^Clubs Near Harrogate/u })).toBeVisible();
  await expect(cardsIn(page, 'Clubs').first()).toContainText('Harrogate');

  await searchFor(page, 'Manchestr');
  await expect(page.getByRole('heading', { name: 'Clubs Near Manchestr' })).toBeVisible();
  await expect(page.getByText(/within 50 km of Manchester/u)).toBeVisible();

  await searchFor(page, 'qqqzzzxxx');
  await expect(page.getByRole('alert')).toHaveText(
    'Location not found. Please try a different postcode or city name.',
  );
  await expect(finderBox(page)).toHaveValue('qqqzzzxxx');
  await expectAccessible(page);

  // Back leads through what was searched, and the box says so.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Clubs Near Manchestr' })).toBeVisible();
  await expect(finderBox(page)).toHaveValue('Manchestr');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Clubs Near Harrogate/u })).toBeVisible();
});

test('where nothing is near, the nearest clubs are shown with their distance @once', async ({
  page,
}) => {
  await page.goto('/clubs?near=Lerwick');
  await expect(
    page.getByText('No clubs found within 50km of this location. Try searching a different area.'),
  ).toBeVisible();
  const nearest = cardsIn(page, 'The nearest clubs');
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toContainText(/\d{3}\.\d km/u);
  await expectAccessible(page);
});

test('filters narrow the list, pages extend it, and a link keeps both @once', async ({ page }) => {
  await page.goto('/clubs?near=Leeds');
  await expect(cardsIn(page, 'Clubs')).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more clubs' }).click();
  await expect(cardsIn(page, 'Clubs')).not.toHaveCount(10);
  const many = await cardsIn(page, 'Clubs').count();
  if (onPhone(page)) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Day', { exact: true }).selectOption('Sunday');
  await page.getByLabel('Age', { exact: true }).selectOption('from 5 years');
  await expect(page).toHaveURL(/near=Leeds&.*age=5/u);
  await expect(page).toHaveURL(/day=sunday/u);
  await expect(async () => {
    expect(await cardsIn(page, 'Clubs').count()).toBeLessThan(many);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Clubs Near Leeds' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/clubs?near=Leeds');
});

test('where one is, is asked on request, rounded, and not written into the address @once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.801_277, longitude: -1.548_567 });
  const asked = page.waitForRequest((request) => request.url().includes('/api/clubs?at='));
  await page.goto('/clubs');
  await expect(page.getByRole('heading', { name: 'All Clubs' })).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  expect(new URL((await asked).url()).search).toBe('?at=53.8%2C-1.55');
  await expect(page.getByRole('heading', { name: 'Clubs Near You' })).toBeVisible();
  await expect(cardsIn(page, 'Clubs').first()).toContainText(CLUB);
  await expect(page).toHaveURL('/clubs?here=true');
});

test('a search that fails says so, keeps what was typed, and can be tried again @once', async ({
  page,
}) => {
  await page.goto('/clubs');
  await expect(cardsIn(page, 'Clubs').first()).toBeVisible();
  await page.route('**/api/clubs?near=*', (route) => route.abort());
  await searchFor(page, 'Leeds');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error searching for location' }),
  ).toHaveText('Error searching for location. Please try again.');
  await expect(finderBox(page)).toHaveValue('Leeds');
  await page.unroute('**/api/clubs?near=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, CLUB)).toBeVisible();
});

test('a join that fails is told, and the screen is as it was @once', async ({ page }) => {
  await arriveAs(page, 'parent@ribbon.test');
  await page.route('**/api/clubs/*/membership', (route) => route.abort());
  await page.goto('/clubs?near=Otley');
  const [card, name] = [cardOf(page, 'Otley'), /Otley$/u];
  await card.getByRole('button', { name }).first().click();
  await card.getByRole('button', { name: 'Join Club' }).click();
  await expect(page.getByText('Failed to join club. Please try again.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Join Club' })).toBeVisible();
});

// That no request leaves our origin is watched in every journey; here the map is open meanwhile.
test('list and map are one thing, for the keyboard too', async ({ page }) => {
  await page.goto('/clubs?near=Leeds');
  await openMap(page);
  const marker = map(page).getByRole('button', { name: `${CLUB}, Leeds` });
  await expect(marker).toBeVisible();
  const select = cardOf(page, CLUB).getByRole('button', { name: CLUB, exact: true });
  // The element under the pointer is hovered, too.
  await page.mouse.move(0, 0);
  await select.focus();
  await expect(marker).toHaveAttribute('data-hovered', 'true');
  await page.keyboard.press('Enter');
  await expect(select).toHaveAttribute('aria-expanded', 'true');
  await expect(map(page).getByRole('dialog', { name: CLUB })).toBeVisible();
  await expect(select).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(map(page).getByRole('dialog', { name: CLUB })).toBeHidden();
  await page.getByRole('button', { name: 'Minimise map' }).click();
  await expect(map(page)).toBeHidden();
  await expect(page.getByText('GeoNames')).toBeVisible();
});
