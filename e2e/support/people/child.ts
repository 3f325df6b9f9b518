import type { Browser, Page } from '@playwright/test';
import { changeRows } from '../database.ts';
import { expect, refuseCookies, watch } from '../journey.ts';
import { BASE_URL, PASSWORD } from '../site.ts';

export const TEN_YEARS_AGO = String(new Date().getUTCFullYear() - 10);

/** A guardian, who is signed in, adds a child; nothing is allowed to it yet. */
export async function addChild(page: Page, username: string): Promise<void> {
  await page.goto('/family/add');
  await page.getByLabel('First name').fill('Rosie');
  await page.getByLabel('Birth month').selectOption('January');
  await page.getByLabel('Birth year').selectOption(TEN_YEARS_AGO);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('How are you related?').selectOption('Parent');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/I’m an adult/u).click();
  await page.getByRole('button', { name: 'Add Rosie' }).click();
  await expect(page.getByRole('heading', { name: 'Rosie’s account is ready' })).toBeVisible();
}

/** As if the club knew the guardian; how it says so is a journey of its own. */
export async function verifyGuardian(username: string): Promise<void> {
  const verified = await changeRows(
    `update parental_relationships link set verified_at = now(), verified_how = 'club'
     from athlete_profiles child where child.id = link.child_id and child.username = $1`,
    [username],
  );
  expect(verified).toBe(1);
}

/** The child, on a device of its own. */
export async function ownDevice(browser: Browser, page: Page) {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: BASE_URL });
  const child = await context.newPage();
  const wrongs = watch(child);
  await refuseCookies(child);
  await child.goto('/?auth=sign-in');
  return {
    page: child,
    leave: async () => {
      await context.close();
      expect(wrongs).toEqual([]);
    },
  };
}

/** The child signs in there by its username. */
export async function signInAsChild(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/community');
}
