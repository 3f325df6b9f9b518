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
