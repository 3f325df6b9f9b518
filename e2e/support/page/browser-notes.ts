import type { Page } from '@playwright/test';
import { COOKIES, STORED_NOTES } from '@ribbon/domain/kernel';

const SESSION = 'ribbon.session_token';
const COOKIE_NAMES = new Set<string>([SESSION, ...COOKIES.map(({ name }) => name)]);

/** What the page has left in this browser and the cookie policy does not speak of. */
export async function unsaidNotes(page: Page): Promise<string[]> {
  if (page.isClosed() || page.url() === 'about:blank') return [];
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [
    ...cookies.map(({ name }) => name).filter((name) => !COOKIE_NAMES.has(name)),
    ...kept.filter((key) => !STORED_NOTES.some(({ name }) => speaksOf(name, key))),
  ];
}

const speaksOf = (name: string, key: string): boolean =>
  name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name;
