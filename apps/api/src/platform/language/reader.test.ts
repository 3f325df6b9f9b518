import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { t } from '@ribbon/domain/kernel';
import { describe, expect, it } from 'vitest';
import { inLanguage, languageOf, translated } from './reader.ts';

describe('the language of a request', () => {
  it.each([
    ['', 'en'],
    ['bg', 'bg'],
    ['uk-UA,uk;q=0.9,en;q=0.8', 'uk'],
    ['pl,de;q=0.7', 'de'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['fr;q=0.2, it;q=0.9', 'it'],
    ['es;q=0, fr;q=0.1', 'fr'],
    ['ja,ko', 'en'],
    [';;;,q=,==', 'en'],
    [`${'x,'.repeat(5000)}bg`, 'en'],
  ])('“%s” is answered in %s', (accepted, language) => {
    expect(languageOf({ 'accept-language': accepted })).toBe(language);
  });

  it('is what was chosen here, before what the browser prefers', () => {
    const asking = { 'accept-language': 'de', cookie: 'a=b; ribbon.language=uk; c=d' };
    expect(languageOf(asking)).toBe('uk');
    expect(languageOf({ ...asking, cookie: 'ribbon.language=xx' })).toBe('de');
  });
});

const imported = (sessions: number) =>
  t('{sessions, plural, one {# session} other {# sessions}} imported.', { sessions });

describe('words for a reader', () => {
  it('are in the reader’s language, with its plurals, also after a pause', async () => {
    const said = await inLanguage('uk', async () => {
      await Promise.resolve();
      return imported(5);
    });
    expect(said).toMatch(/5 тренувань/u);
    expect(imported(5)).toBe('5 sessions imported.');
  });

  it('hold constants of the product, and leave alone what is none', () => {
    expect(inLanguage('bg', () => translated('Sign in'))).toBe('Влез');
    expect(inLanguage('bg', () => translated('Larkspur Rhythmic'))).toBe('Larkspur Rhythmic');
  });

  it('hold constants that were made of values when the files were loaded', () => {
    const english = t('Titles can be up to {goalTitleMax} characters', { goalTitleMax: 80 });
    expect(inLanguage('uk', () => translated(english))).toContain('80');
    expect(inLanguage('uk', () => translated(english))).not.toBe(english);
  });
});

it('knows the constants of files that were read before it', () => {
  const words = `
    const { claimMessages } = await import('@ribbon/domain/claims');
    const { inLanguage, translated } = await import('#platform/language/reader');
    process.stdout.write(inLanguage('de', () => translated(claimMessages.reviewTime)));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', words], {
    cwd: resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(said).toMatch(/^Übernahmeanträge/u);
});
