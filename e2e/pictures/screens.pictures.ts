import { test } from '@playwright/test';
import { resolve } from 'node:path';
import { arriveAs, refuseCookies } from '../support/journey.ts';
import { everyAddress } from '../support/page/addresses.ts';
import { settle } from './settle.ts';

const WORLD = process.env['PICTURES_WORLD'] ?? 'full';
const FOLDER = resolve(import.meta.dirname, '../../pictures', WORLD);
const ONLY = process.env['PICTURES_ONLY'];
const PEOPLE = [
  'visitor',
  'admin',
  'clubadmin',
  'coach',
  'parent',
  'gymnast',
  'teen',
  'child',
] as const;

for (const person of PEOPLE) {
  test(`every screen of the ${person}`, async ({ page }, { project }) => {
    const email = `${person}@ribbon.test`;
    await refuseCookies(page);
    if (person !== 'visitor') await arriveAs(page, email);
    const refused = new Set<string>();
    for (const address of await everyAddress(email)) {
      if (ONLY !== undefined && !new RegExp(ONLY, 'u').test(address)) continue;
      await page.goto(address, { waitUntil: 'load' });
      await settle(page);
      const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
      // One look at a refusal is enough.
      if (/Access Denied|Sign in/u.test(heading ?? '')) {
        if (refused.has(heading ?? '')) continue;
        refused.add(heading ?? '');
      }
      const name = address.replaceAll(/[0-9a-f-]{36}/gu, 'one').replaceAll('/', '-');
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen;
        }, theme);
        await page.screenshot({
          path: resolve(FOLDER, person, `${name.slice(1) || 'home'}.${project.name}.${theme}.png`),
          fullPage: true,
        });
      }
    }
  });
}
