/** Words that speak for the platform; nobody else is called so. */
const RESERVED = [
  'ribbon',
  'admin',
  'admins',
  'administrator',
  'administrators',
  'sysadmin',
  'support',
  'safety',
  'safeguarding',
  'moderator',
  'moderators',
  'moderation',
  'official',
  'staff',
  'helpdesk',
  'security',
] as const;
/** What stands beside them where somebody writes a name without spaces. */
const BESIDE =
  'the team uk hq help desk real online service account app user my bot care child system customer contact'.split(
    ' ',
  );

/** Letters of other alphabets and signs that look like these. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аɑα4@',
  b: 'ьвβ8',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєε3€',
  f: 'ғ',
  g: 'ɡցğ9',
  h: 'һнհ',
  i: 'іιɩıl1|!ӏ',
  k: 'кκ',
  m: 'мμ',
  n: 'пηո',
  o: 'оοσօ0ø',
  p: 'рρ',
  r: 'гᴦ',
  s: 'ѕ5$',
  t: 'тτ7+',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
};
const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([plain, others]) =>
    Array.from(others, (other) => [other, plain] as const),
  ),
);

/** One form for every way to write a letter; doubled letters count once, "rn" is an m. */
const fold = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
    .map((letter) => PLAIN.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll(/(.)\1+/gu, '$1');
const reserved = new Set(RESERVED.map(fold));
const beside = new Set(BESIDE.map(fold));

/** "RibbonSafety_Team", "r i b b o n": the words of a name, however they are set apart. */
function wordsIn(name: string): string[] {
  const parts = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}@$€!|+]+/u)
    .filter(Boolean);
  const letters = parts.filter((part) => part.length === 1).join('');
  return letters === '' ? parts : [...parts, letters];
}

/** Whether a word is put together from reserved ones and what stands beside them. */
function isComposed(word: string, known = false): boolean {
  if (word === '') return known;
  for (const part of [...reserved, ...beside]) {
    if (word.startsWith(part) && isComposed(word.slice(part.length), known || reserved.has(part))) {
      return true;
    }
  }
  return false;
}

/** A digit is a letter in "adm1n" and nothing in "admin1". */
const readings = (word: string) => [fold(word), fold(word.replaceAll(/\d+/gu, ''))];

/**
 * Whether people could mistake somebody with this name for the platform: the name is a reserved one
 * or has one as a word. A surname such as Adminson only begins like one.
 */
export const isReservedName = (name: string): boolean =>
  wordsIn(name)
    .flatMap(readings)
    .some((word) => reserved.has(word) || isComposed(word));

const PLATFORM = fold('ribbon');

/** Clubs may have a ribbon in their name; only beside another reserved word does it speak for us. */
export function isReservedClubName(name: string): boolean {
  const words = new Set(wordsIn(name).flatMap(readings));
  const others = [...words].filter((word) => word !== PLATFORM && word !== '');
  const isOurs = words.has(PLATFORM) && others.every((word) => beside.has(word));
  return isOurs || (words.has(PLATFORM) && others.some((word) => reserved.has(word)));
}
