import { currentLocale } from './reader.ts';

/** Keeps what was made for each language that is read here. */
function perLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/** Bulgarian and Ukrainian end a year with “г.” and “р.”, whose stop would meet the one of the sentence. */
const withoutMark = (date: string): string => date.replace(/\s[гр]\.$/u, '');

/**
 * Writes dates in the reader's language. The formatter is made with the first date: a browser reads a
 * table for it that takes longer than drawing a screen.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return {
    format: (at: Date): string => withoutMark(format().format(at)),
    formatRange: (from: Date, to: Date): string => withoutMark(format().formatRange(from, to)),
  };
}

export function numberFormat(options: Intl.NumberFormatOptions) {
  const format = perLocale((locale) => new Intl.NumberFormat(locale, options));
  return { format: (number: number): string => format().format(number) };
}

/** 4.2, or 4,2 where a comma is written. */
export const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Names in a sentence: Maria, Tom and Olena. */
export function listFormat() {
  const format = perLocale((locale) => new Intl.ListFormat(locale));
  return { format: (names: Iterable<string>): string => format().format(names) };
}

/** As a heading or a label begins: some languages write months and days small. */
export const capitalised = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** British dates are written without the comma after the day of the week: Tuesday 17 November. */
export const withoutComma = (date: string): string =>
  currentLocale() === 'en-GB' ? date.replace(',', '') : date;

const inZones = new Map<string, Intl.DateTimeFormat>();

/** A moment by the clocks of a zone. The zones that one process meets are few. */
export function momentIn(
  timeZone: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
  at: Date,
): string {
  const locale = currentLocale();
  const key = JSON.stringify([locale, timeZone, options]);
  const format = inZones.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  inZones.set(key, format);
  return withoutMark(format.format(at));
}
