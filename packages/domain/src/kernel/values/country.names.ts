import { currentLocale } from '../words/reader.ts';

/** Countries are stored by their English name, which search and older clients know. */
const CODES: Readonly<Record<string, string>> = {
  Australia: 'AU',
  Belarus: 'BY',
  Brazil: 'BR',
  Bulgaria: 'BG',
  Canada: 'CA',
  China: 'CN',
  France: 'FR',
  Germany: 'DE',
  Hungary: 'HU',
  Italy: 'IT',
  Japan: 'JP',
  Russia: 'RU',
  'South Korea': 'KR',
  Spain: 'ES',
  Ukraine: 'UA',
  'United Kingdom': 'GB',
  'United States': 'US',
};
const OTHERS: Readonly<Record<string, string>> = { Other: 'Other' };

/** A country in the reader's language; one that we do not know as it was typed. */
export function countryName(country: string): string {
  const code = CODES[country];
  return code === undefined
    ? (OTHERS[country] ?? country)
    : (new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? country);
}
