import {
  type Language,
  type Reader,
  currentReader,
  isLanguage,
  readBy,
  t,
} from '@ribbon/domain/kernel';
import { catalogueOf } from '@ribbon/languages/catalogue';
import { AsyncLocalStorage } from 'node:async_hooks';

const CHOSEN = /(?:^|;\s*)ribbon\.language=(?<language>\w{2})(?:;|$)/u;
const MAX_OFFERS = 20;

/** What can be asked in: the browser's choice by its cookie, otherwise what it says it prefers. */
export interface Asking {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** The language of a request; English where nothing else fits. */
export function languageOf({ cookie, 'accept-language': accepted = '' }: Asking): Language {
  const chosen = CHOSEN.exec(cookie ?? '')?.groups?.['language'];
  if (isLanguage(chosen)) return chosen;
  const offers = accepted
    .split(',', MAX_OFFERS)
    .map((offer) => {
      const [tag = '', ...parameters] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/u);
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { language: tag.split('-', 1)[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return offers.map(({ language }) => language).find(isLanguage) ?? 'en';
}

type Values = Parameters<NonNullable<Reader['note']>>[2];

/** A constant is made with few values; what is made with more is no constant. */
const NOTED_PER_TEXT = 50;
const timesNoted = new Map<string, number>();
const noted = new Map<string, { text: string; values: Values }>();

const readers = new AsyncLocalStorage<Reader>();
const ENGLISH: Reader = { language: 'en' };
/** While the files are loaded nobody reads: constants with values in them are made then. */
const NOBODY: Reader = {
  language: 'en',
  note: (made, text, values) => {
    const times = timesNoted.get(text) ?? 0;
    if (times >= NOTED_PER_TEXT || noted.has(made)) return;
    timesNoted.set(text, times + 1);
    noted.set(made, { text, values });
  },
};
readBy(() => readers.getStore() ?? NOBODY);

/** Says everything within in the language of its reader. */
export const inLanguage = <Result>(language: Language, write: () => Result): Result =>
  readers.run(readerOf(language), write);

/** A constant of the product in the language of the reader; anything else as it is. */
export function translated(english: string): string {
  const { translated: inWords } = currentReader();
  if (inWords === undefined) return english;
  const made = noted.get(english);
  if (made === undefined) return inWords(english);
  // What is put into a constant is a constant as well: “Please enter {what}”.
  const values = Object.entries(made.values).map(([name, value]) => [
    name,
    typeof value === 'string' ? inWords(value) : value,
  ]);
  return (t as (text: string, values: Values) => string)(made.text, Object.fromEntries(values));
}

/** Parts of a file that are made while it is sent, in the language of the person who asked for it. */
export async function* forReader<Part>(
  parts: AsyncIterable<Part> | Iterable<Part>,
): AsyncGenerator<Part> {
  const asReader = AsyncLocalStorage.snapshot();
  const made = asReader(() =>
    Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator](),
  );
  try {
    for (;;) {
      const { done, value } = await asReader(() => made.next());
      if (done === true) return;
      yield value;
    }
  } finally {
    await made.return?.();
  }
}

const known = new Map<Language, Reader>([['en', ENGLISH]]);
function readerOf(language: Language): Reader {
  const made = known.get(language);
  if (made) return made;
  const catalogue = catalogueOf(language);
  const reader: Reader = { language, translated: (text) => catalogue.get(text) ?? text };
  known.set(language, reader);
  return reader;
}
