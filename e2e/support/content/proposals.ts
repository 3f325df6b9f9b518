import { type Page, expect } from '@playwright/test';

/** A second system admin agrees to a proposal about somebody. */
export async function agreeTo(page: Page, name: string, at = '/admin/accounts'): Promise<void> {
  await page.goto(at);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Agree' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agree' });
  await dialog.getByLabel('Why?').fill('I have checked it as well');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Agreed and done.')).toBeVisible();
}
