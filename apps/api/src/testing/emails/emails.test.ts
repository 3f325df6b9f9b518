import { inWordsOf, layOut } from '#features/email';
import { inLanguage } from '#platform/language/reader';
import { type World, createWorld } from '#testing/world';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyEmail } from './emails.ts';
import { factsOf } from './facts.ts';

const PICTURES = resolve(import.meta.dirname, '../../../../../docs/mails');
/** Where `npm run mails` wants the letters written, to take pictures of them. */
const WANTED = process.env['LETTERS_DIR'];

let world: World;
let emails: ReturnType<typeof everyEmail>;
beforeAll(async () => {
  world = await createWorld({ publicUrl: 'https://ribbon.test' });
  emails = everyEmail(world.emails);
});
afterAll(() => world.close());

/** What a program leaves behind where words are missing, and slips that reading finds. */
const SLIPS = /undefined|null|\[object|NaN|\bnow\b[^.]*\bnow\.| {2}|\.\.(?!\.)| ,/u;
/** A longer subject is cut off on a phone. */
const SUBJECT_MAX = 90;

it('every letter has words, and none that a program left behind', () => {
  expect(emails.length).toBeGreaterThan(60);
  const wrong = emails.filter(
    ({ words: { subject }, mail }) =>
      subject.length < 4 || subject.length > SUBJECT_MAX || SLIPS.test(mail.text),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** Names of people, clubs and programs, addresses, and what an operator types. */
const NAMES = /https?:\/\/\S+|\S+@\S+|npm run [^.]+|Ribbon|UTC/gu;
const LATIN = /\p{Script=Latin}{3,}/gu;

it('no letter in another language holds a word of English', () => {
  const letters = inLanguage('bg', () =>
    everyEmail(world.emails).map(({ name, words }) => ({
      name,
      mail: layOut('Ribbon', inWordsOf(words)),
    })),
  );
  const left = letters.map(({ name, mail: { subject, text, html } }) => {
    const known = JSON.stringify(factsOf(name));
    const shown = html
      .replaceAll('&amp;', '&')
      .replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>|&(?:nbsp|quot|lt|gt|zwnj);/gu, ' ');
    const words = `${subject}\n${text}\n${shown}`.replaceAll(NAMES, ' ').match(LATIN) ?? [];
    return { name, words: words.filter((word) => !known.includes(word)) };
  });
  expect(left.filter(({ words }) => words.length > 0)).toEqual([]);
});

it('no letter holds a picture or anything else that tells that it was opened', () => {
  const LOADED = /<(?:img|picture|video|audio|iframe|link|script)\b|url\(/iu;
  expect(emails.filter(({ mail }) => LOADED.test(mail.html)).map(({ name }) => name)).toEqual([]);
});

it('every letter has its picture in both themes, and every picture its letter', () => {
  if (WANTED !== undefined) {
    mkdirSync(WANTED, { recursive: true });
    for (const { name, mail } of emails) {
      writeFileSync(join(WANTED, `${name}.html`), mail.html);
      writeFileSync(join(WANTED, `${name}.txt`), mail.subject);
    }
    return;
  }
  const wanted = emails.flatMap(({ name }) => [`${name}.dark.png`, `${name}.light.png`]);
  const there = existsSync(PICTURES) ? readdirSync(PICTURES) : [];
  // A new letter wants a picture: npm run mails.
  expect(there.filter((file) => file.endsWith('.png')).toSorted()).toEqual(wanted.toSorted());
});
