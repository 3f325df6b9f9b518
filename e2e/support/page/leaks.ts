import type { Page } from '@playwright/test';
import { CONSENT_AGES, COUNTRIES } from '@ribbon/domain/accounts';
import { LANGUAGES, countryCode } from '@ribbon/domain/kernel';

/** The language that the journeys' server writes as English with accents. */
export const PSEUDO = 'it';

/** Names of their own, in every language. */
const NAMES = new Set(['Ribbon', 'COPPA', 'Línea', 'alt', ...Object.values(LANGUAGES)]);
const TIME_ZONES = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' ')),
);
/** Letters that have an accent in every message; with one of them plain, a word is from elsewhere. */
const PLAIN = /[aceinouy]/iu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_’'.@/-]*/gu;
/** Stored kinds such as `club_admin`: a screen that shows one has forgotten its label. */
const KINDS = /(?:type|kind|status|state|reason|role|category|visibility|severity|action)$/iu;
const CODE = /^[a-z]+(?:_[a-z]+)*$/u;
/** In the place of a picture. */
const INITIALS = /^\p{Lu}{1,2}$/u;
/** Longer texts hold nearly every word, so more than a few have to be found together in one. */
const SHORT_MAX = 80;
const TOGETHER = 4;

/** What the platform writes itself: dates, countries, times ago. */
const ITALIAN = new Set(
  [...italian()].flatMap((text) => text.match(WORD) ?? []).map((word) => word.toLowerCase()),
);
function* italian(): Generator<string> {
  const date = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(PSEUDO, options).format(at);
  for (let at = 0; at < 12; at += 1) {
    for (const style of ['long', 'short'] as const) {
      yield date({ month: style }, new Date(Date.UTC(2026, at, 15)));
      yield date({ weekday: style }, new Date(Date.UTC(2026, 0, at + 1)));
    }
  }
  yield date({ dateStyle: 'long', timeStyle: 'short' }, new Date(0));
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const) {
    for (const style of ['long', 'short', 'narrow'] as const) {
      for (const count of [-2, -1, 0, 1, 2]) {
        for (const numeric of ['auto', 'always'] as const)
          yield new Intl.RelativeTimeFormat(PSEUDO, { numeric, style }).format(count, unit);
        const length = { style: 'unit', unit, unitDisplay: style } as const;
        yield new Intl.NumberFormat(PSEUDO, length).format(Math.abs(count));
      }
    }
  }
  const regions = new Intl.DisplayNames(PSEUDO, { type: 'region' });
  const named = [...COUNTRIES, 'Hungary', ...CONSENT_AGES.flatMap(({ countries }) => countries)];
  for (const country of named) yield regions.of(countryCode(country) ?? 'GB') ?? '';
  yield new Intl.ListFormat(PSEUDO).format(['1', '2']);
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Listens to what the server tells the page: names, posts and whatever else people have written. */
export function listen(page: Page): { knows: (words: readonly string[]) => boolean } {
  const short = new Set<string>();
  const long = new Set<string>();
  const keep = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      const text = lettersOf(value);
      if (text === '' || (CODE.test(value) && KINDS.test(key))) return;
      (text.length > SHORT_MAX ? long : short).add(` ${text} `);
    } else if (Array.isArray(value)) {
      for (const one of value) keep(one, key);
    } else if (value !== null && typeof value === 'object') {
      for (const [name, one] of Object.entries(value)) keep(one, name);
    }
  };
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (new URL(response.url()).pathname.startsWith('/api/') && type.includes('json'))
      void response.json().then(
        (json) => keep(json),
        () => undefined,
      );
  });
  return {
    knows(words) {
      const text = ` ${lettersOf(words.join(' '))}`;
      if (words.length < TOGETHER) return [...short].some((one) => one.includes(`${text} `));
      // A quotation may end in the middle of a word.
      return [...short, ...long].some((one) => one.includes(text));
    },
  };
}

/** Texts of the page, and attributes that are read out or shown, as somebody finds them. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set([document.title]);
    const isForeign = (element: Element) => element.closest('[lang]') !== document.documentElement;
    const isShown = (element: Element) =>
      (element.closest('option, optgroup')?.closest('select') ?? element).checkVisibility({
        visibilityProperty: true,
      });
    const add = (text: string | null) => {
      if (text !== null && text.trim() !== '') found.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, noscript, code')) continue;
      if (!isForeign(parent) && isShown(parent)) add(node.textContent);
    }
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    for (const name of [...names, 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isForeign(element) && isShown(element)) add(element.getAttribute(name));
    return [...found];
  });

/** Words that went through no catalogue and came from nobody, each with the text that it stands in. */
export async function leaksOf(page: Page, { knows }: ReturnType<typeof listen>): Promise<string[]> {
  return (await textsOf(page)).filter(
    (text) => !TIME_ZONES.has(text) && !isFine(text.match(WORD) ?? [], knows),
  );
}

const isPlain = (word: string) =>
  PLAIN.test(word) &&
  word.length > 1 &&
  !INITIALS.test(word) &&
  !word.includes('@') &&
  !NAMES.has(word.replace(/['’.].*$/u, ''));

const isItalian = (word: string) =>
  [word, ...word.split(/['’.]/u)].some((part) => ITALIAN.has(part.toLowerCase()));

/** Goes along the words; what is not of the product has to be something that the server told. */
function isFine(words: readonly string[], knows: (words: readonly string[]) => boolean): boolean {
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (!isPlain(word) || isItalian(word)) {
      at += 1;
      continue;
    }
    let end = words.length;
    while (end > at && !knows(words.slice(at, end).map(withoutPossessive))) end -= 1;
    if (end === at) return false;
    at = end;
  }
  return true;
}

const withoutPossessive = (word: string, at: number, { length }: readonly string[]) =>
  at === length - 1 ? word.replace(/['’]s$/u, '') : word;
