import { currentLocale } from '../words/reader.ts';

/** The countries that we can name in every language, by their ISO 3166 codes. */
const CODES =
  'AL,AM,AR,AT,AU,AZ,BA,BE,BG,BR,BY,CA,CH,CL,CN,CO,CY,CZ,DE,DK,EE,EG,ES,FI,FR,GB,GE,GR,HR,HU,IE,IL,IN,IS,IT,JP,KG,KR,KZ,LI,LT,LU,LV,MD,ME,MK,MT,MX,NL,NO,NZ,PE,PL,PT,RO,RS,RU,SE,SG,SI,SK,TR,UA,US,UZ,ZA'.split(
    ',',
  );
const OTHERS: Readonly<Record<string, string>> = { Other: 'Other' };
const made = new Map<string, Intl.DisplayNames>();
function namesIn(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  made.set(locale, names);
  return names;
}

let codes: ReadonlyMap<string | undefined, string> | undefined;

/** Countries are stored by their English name, which search and older clients know. */
export function countryCode(country: string): string | undefined {
  codes ??= new Map(CODES.map((code) => [namesIn('en').of(code), code]));
  return codes.get(country);
}

/** The name of a code in the reader's language. */
export const countryOfCode = (code: string): string => namesIn(currentLocale()).of(code) ?? code;

/** A country in the reader's language; one that we do not know as it was typed. */
export function countryName(country: string): string {
  const code = countryCode(country);
  return code === undefined ? (OTHERS[country] ?? country) : countryOfCode(code);
}
