import type { Language } from './language.ts';

/** The person who reads what is being written. */
export interface Reader {
  readonly language: Language;
  /** A message in that language; without it English stays. */
  readonly translated?: (text: string) => string;
  /** Keeps what a constant was made of, to say it in another language later. */
  readonly note?: (made: string, text: string, values: Readonly<Record<string, unknown>>) => void;
}

/** A page is in one language from the beginning to the end. */
const inBrowser = (): Reader => ({ language: languageOfPage() });
function languageOfPage(): Language {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return (document?.documentElement.lang || 'en') as Language;
}

type Noted = Parameters<NonNullable<Reader['note']>>;
const early: Noted[] = [];
/** On a server, files are read before anybody says who reads: their constants are kept until then. */
const nobodyYet = (): Reader => ({ language: 'en', note: (...noted) => void early.push(noted) });
let asked: () => Reader = 'document' in globalThis ? inBrowser : nobodyYet;

/** Who reads what is being written now. */
export const currentReader = (): Reader => asked();

/** The server knows its reader from the request, or from the account that an email goes to. */
export function readBy(ask: () => Reader): void {
  asked = ask;
  for (const noted of early.splice(0)) ask().note?.(...noted);
}

/** A fixed text of the product in the reader's language. A page has it in that language already. */
export const inReadersWords = (text: string): string => asked().translated?.(text) ?? text;

/** How dates, numbers and names are sorted and written for the reader. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);
export const currentLocale = (): string => localeOf(asked().language);

/** A label within a sentence: in lower case, but in German, which begins nouns with a capital. */
export const inSentence = (label: string): string =>
  asked().language === 'de' ? label : label.toLowerCase();
