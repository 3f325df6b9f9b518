import { type Page, test } from '@playwright/test';
import { resolve } from 'node:path';
import { arriveAs, refuseCookies } from '../support/journey.ts';
import { settle } from './settle.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The pictures of README and FEATURES, of the demo world as it is today. */
const PICTURES = [
  { name: 'clubs', person: 'visitor', address: '/clubs', size: WIDE, theme: 'light' },
  { name: 'family', person: 'parent', address: '/family', size: WIDE, theme: 'light' },
  { name: 'training', person: 'gymnast', address: '/training', size: WIDE, theme: 'dark' },
  { name: 'competitions', person: 'coach', address: '/competitions', size: WIDE, theme: 'light' },
  { name: 'admin', person: 'admin', address: '/admin', size: WIDE, theme: 'dark' },
  { name: 'community', person: 'gymnast', address: '/community', size: PHONE, theme: 'light' },
] as const;

for (const { name, person, address, size, theme } of PICTURES) {
  test(`${name} for the README`, async ({ page }: { page: Page }) => {
    await page.setViewportSize(size);
    await refuseCookies(page);
    if (person !== 'visitor') await arriveAs(page, `${person}@ribbon.test`);
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    await settle(page);
    await page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
  });
}
