import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { openingsOf } from './page-openings.ts';

const written = resolve(import.meta.dirname, '../../../../../web/index.html');
const { template, openedWith } = openingsOf(readFileSync(written, 'utf8'));

it('a page that says what it opens with shows that instead of the skeleton', () => {
  for (const look of ['wide', 'hero'] as const) {
    const page = openedWith(template, { look, title: 'Our clubs', intro: 'All of $& them.' });
    expect(page).toMatch(/<h1 class="[^"]+">Our clubs<\/h1>/u);
    expect(page).toContain('>All of $&amp; them.</p>');
    expect(page).not.toMatch(/\{title\}|\{intro\}|w-48/u);
  }
});

it('escapes what the platform is called', () => {
  const page = openedWith(template, { look: 'hero', title: '<script>', intro: '{title}' });
  expect(page).toContain('>&lt;script&gt;</h1>');
  expect(page).toContain('>{title}</p>');
});

it('every other page shows the skeleton, and none the templates', () => {
  expect(openedWith(template, undefined)).toBe(template);
  expect(template).toMatch(/<main[\s\S]*w-48[\s\S]*<\/main>/u);
  expect(template).not.toMatch(/opening|\{title\}/u);
});
