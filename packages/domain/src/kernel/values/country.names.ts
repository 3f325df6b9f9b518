import { currentLocale } from '../words/reader.ts';

/** Countries are stored by their English name, which search and older clients know. */
const CODES = 'AU,BY,BR,BG,CA,CN,FR,DE,HU,IT,JP,RU,KR,ES,UA,GB,US'.split(',');
const OTHERS: Readonly<Record<string, string>> = { Other: 'Other' };
const made = new Map<string, Intl.DisplayNames>();
function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, names);
  return names;
}

/** A country in the reader's language; one that we do not know as it was typed. */
export function countryName(country: string): string {
  const english = namesIn('en');
  const code = CODES.find((one) => english.of(one) === country);
  if (code === undefined) return OTHERS[country] ?? country;
  return namesIn(currentLocale()).of(code) ?? country;
}
