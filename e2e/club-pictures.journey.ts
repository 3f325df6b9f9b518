import type { Page } from '@playwright/test';
import { arriveAs, expect, expectAccessible, test } from './support/journey.ts';
import { photo } from './support/photo.ts';

/** A club of this journey alone. */
async function newClub(page: Page): Promise<string> {
  const name = `Pictured Club ${String(Date.now())}`;
  const body = { name, city: 'Leeds', country: 'United Kingdom', art: 'logo-hoop' };
  const answer = await page.request.post('/api/admin/clubs', { data: body });
  expect(answer.ok()).toBe(true);
  return name;
}

async function edit(page: Page, name: string) {
  await page.goto('/admin/clubs');
  await page.getByLabel('Search').fill(name);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: `Edit ${name}` });
}

test('a system admin gives a club a picture; when the upload fails the rest is saved @once', async ({
  page,
}) => {
  test.slow();
  await arriveAs(page, 'admin@ribbon.test');
  const name = await newClub(page);

  let dialog = await edit(page, name);
  await page.route('**/api/media/club-logo', (route) => route.abort());
  await dialog.getByLabel('Upload a picture').setInputFiles(await photo(page));
  await expect(dialog.getByText(/^Upload failed/u)).toBeVisible();
  await dialog.getByLabel('Phone').fill('01632 960123');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByText('Failed to upload image. Saving club without image update.'),
  ).toBeVisible();
  await expect(page.getByText('Club updated successfully!')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.locator('img[src*="logo-hoop"]')).toBeVisible();

  await page.unrouteAll();
  dialog = await edit(page, name);
  await expect(dialog.getByLabel('Phone')).toHaveValue('01632 960123');
  await dialog.getByLabel('Upload a picture').setInputFiles(await photo(page));
  await expect(dialog.getByRole('radio', { name: 'Own picture' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.locator('img[src*="/api/media/"]')).toBeVisible();
});
