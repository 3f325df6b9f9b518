import type { Page } from '@playwright/test';
import { changeRows } from './support/database.ts';
import { newClubName } from './support/content/clubs.ts';
import { arriveAs, expect, expectAccessible, test } from './support/journey.ts';
import { photo } from './support/content/photo.ts';

/** A club of this journey alone. */
async function newClub(page: Page): Promise<string> {
  const name = newClubName();
  const body = { name, city: 'Leeds', country: 'United Kingdom', art: 'logo-hoop' };
  const answer = await page.request.post('/api/admin/clubs', {
    data: { ...body, reason: 'For a journey' },
  });
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
  await arriveAs(page, 'admin@ribbon.test');
  const name = await newClub(page);

  let dialog = await edit(page, name);
  await page.route('**/api/media/club-logo', (route) => route.abort());
  await dialog.getByLabel('Upload a picture').setInputFiles(await photo(page));
  await expect(dialog.getByText(/^Upload failed/u)).toBeVisible();
  await dialog.getByLabel('Phone').fill('01632 960123');
  await dialog.getByRole('button', { name: 'The club asked us to' }).click();
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
  await expect(dialog.getByRole('radio', { name: 'Your own picture' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'The club asked us to' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.locator('img[src*="/api/media/"]')).toBeVisible();
});

// Both change the logo of the same club.
test.describe('the logo', () => {
  test.describe.configure({ mode: 'serial' });

  test('the logo is chosen with a preview and kept @once', async ({ page }) => {
    await arriveAs(page, 'clubadmin@ribbon.test');
    await page.goto('/club-admin');
    await page.getByRole('button', { name: 'Change logo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Club Logo' });
    await dialog.getByRole('radio', { name: 'Rope knot' }).check();
    await expect(dialog.getByRole('figure').locator('img[src*="logo-knot"]')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Logo' }).click();
    await expect(page.getByText('Logo saved')).toBeVisible();
    await page.reload();
    await expect(page.locator('img[src*="logo-knot"]')).toBeVisible();
  });

  test('an uploaded logo is seen before it is saved, and then in the finder by everybody @once', async ({
    page,
    browser,
  }) => {
    await arriveAs(page, 'clubadmin@ribbon.test');
    await page.goto('/club-admin');
    await page.getByRole('button', { name: 'Change logo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Club Logo' });
    await dialog.getByRole('button', { name: 'Save Logo' }).click();
    await expect(dialog.getByText('Please enter an image URL')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Upload File' }).click();
    await dialog
      .getByLabel('Picture', { exact: true })
      .setInputFiles(await photo(page, 'logo.jpg', 600));
    await expect(dialog.getByAltText('Preview')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Logo' }).click();
    await expect(page.getByText('Logo saved')).toBeVisible();
    const logo = page.getByRole('main').locator('img[src*="/api/media/"]').first();
    await expect(logo).toBeVisible();
    const address = (await logo.getAttribute('src')) ?? '';

    // A visitor may be a child, and what nobody has looked at is for adults.
    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.request.get(new URL(address, page.url()).href)).status()).toBe(404);
    const looked = 'update media_files set is_seen = true where id = $1';
    expect(await changeRows(looked, [address.split('/').at(-2)])).toBe(1);
    await visitor.goto('/clubs?near=LS6+3AB');
    const found = visitor.locator(`img[src="${address}"]`).first();
    await expect(found).toBeVisible();
    expect(await found.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    await visitor.context().close();
  });
});
