/** Longer texts are read up to here, so that no text can cost more than a fixed amount of work. */
export const LONGEST_TEXT = 2_000;

const UNSEEN = /[\p{DI}\p{Cf}\u{1F3FB}-\u{1F3FF}]/gu;
const ACCENTS = /[\u0300-\u036f]/g;
const REPEATS = /(.)\1{2,}/gsu;
const BADGE_LETTERS = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const LETTERS = /[\p{L}\p{M}]+/gu;
const LATIN = /[a-z]/;

const LOOK_ALIKES = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'вьʙβ',
    c: 'сϲᴄ',
    d: 'ԁᴅ',
    e: 'еεҽᴇ',
    g: 'ɡɢ',
    h: 'һнʜ',
    i: 'іıιɩɪӏ',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'ʟ',
    m: 'мᴍ',
    n: 'ոиɴηп',
    o: 'оοօᴏσө',
    p: 'рρᴘ',
    q: 'ԛ',
    r: 'гʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'υսᴜ',
    v: 'νѵᴠ',
    w: 'ԝωᴡ',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

const A = 'a'.charCodeAt(0);
const badgeLetter = (badge: string): string => {
  const point = badge.codePointAt(0) ?? 0;
  const start = point >= 0x1f1e6 ? 0x1f1e6 : point >= 0x1f170 ? 0x1f170 : 0x1f150;
  return String.fromCharCode(A + point - start);
};

/** Cyrillic and Greek are left alone unless a word mixes them with Latin: that is a disguise. */
const foldLookAlikes = (word: string) =>
  LATIN.test(word)
    ? word.replaceAll(/[^a-z]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    : word;

/** One spelling for what looks the same: styled letters, accents, case, unseen signs, repeats. */
export const fold = (raw: string): string =>
  raw
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .slice(0, LONGEST_TEXT)
    .replaceAll(UNSEEN, '')
    .replaceAll(BADGE_LETTERS, badgeLetter)
    .replaceAll(LETTERS, foldLookAlikes)
    .replaceAll(REPEATS, '$1$1');
