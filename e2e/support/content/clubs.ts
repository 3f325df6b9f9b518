import { expect, type Locator, type Page } from '@playwright/test';

export const finderBox = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'City, postcode or address' });

export const clubCard = (page: Page, club: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: club }).first();

/** Finds a club by its name, or by a part of it, and selects it. */
export async function openClub(page: Page, search: string): Promise<{ name: string }> {
  await page.goto('/clubs');
  await finderBox(page).fill(search);
  const option = page.getByRole('option').filter({ hasText: ' · ' }).first();
  const name = ((await option.textContent()) ?? '').split(' · ')[0] ?? '';
  await option.click();
  await expect(
    clubCard(page, name).getByRole('button', { name, exact: true, expanded: true }),
  ).toBeVisible();
  return { name };
}

let made = 0;
const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru'];

/** The name of a club of one journey alone. */
export const newClubName = () => {
  made += 1;
  // Words and not digits: a name with both reads like somebody's handle.
  const digits = `${Date.now() % 1e8}${process.pid % 1000}${made}`;
  const word = digits.replaceAll(/\d/gu, (digit) => SYLLABLES[Number(digit)] ?? '');
  return `Journey Hoops ${word.slice(0, 12)} ${word.slice(12)}`;
};

export async function createClub(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin/clubs');
  await admin.getByRole('button', { name: 'New club' }).click();
  const form = admin.getByRole('dialog', { name: 'New club' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Town').fill('Ripon');
  await form.getByLabel('Programs').fill('Beginners, Squad');
  await form.getByLabel('Hoop', { exact: true }).check();
  await form.getByRole('button', { name: 'The club asked us to' }).click();
  await form.getByRole('button', { name: 'Create club' }).click();
  await expect(admin.getByText('Club created successfully!')).toBeVisible();
  await expect(form).toBeHidden();
}

export const clubRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Clubs' }).getByRole('row').filter({ hasText: name });

export async function chooseAction(page: Page, club: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${club}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
