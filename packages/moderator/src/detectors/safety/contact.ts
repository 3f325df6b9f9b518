import type { Reading } from '../../text/reading.ts';
import type { DigitRun } from '../../text/characters/digits.ts';

export interface Span {
  start: number;
  end: number;
}

/** Turns a stretch of the plain view into one of the original. */
function spanOf({ chars }: Reading, from: number, to: number): Span {
  // The plain view holds one character per entry, except signs outside the basic plane.
  let at = 0;
  let start = 0;
  let end = 0;
  for (const char of chars) {
    if (at <= from) start = char.start;
    if (at < to) end = char.end;
    at += char.text.length;
    if (at >= to) break;
  }
  return { start, end };
}

/** `hint`: what must stand in the text for the expression to hold, looked for first because it is quick. */
function all(reading: Reading, hint: RegExp, expression: RegExp): (Span & { text: string })[] {
  if (!hint.test(reading.plain)) return [];
  return [...reading.plain.matchAll(expression)].map((match) => ({
    ...spanOf(reading, match.index, match.index + match[0].length),
    text: match[0],
  }));
}

const EMAIL =
  /[\p{L}\d_+-]{1,64}(?:\.[\p{L}\d_+-]{1,64}){0,4}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const AT = String.raw`(?: {0,2}[([{<] {0,2}(?:at|@|arroba|chiocciola) {0,2}[)\]}>] {0,2}| {1,2}(?:at|arroba) {1,2}| {0,2}@ {0,2})`;
const DOT = String.raw`(?: {0,2}[([{<] {0,2}(?:dot|punto|punkt|\.) {0,2}[)\]}>] {0,2}| {1,2}(?:dot|punto|punkt) {1,2}|\.)`;
const NAME = String.raw`[\p{L}\d_-]{1,40}`;
const SPELLED_EMAIL = new RegExp(
  `${NAME}(?:${DOT}${NAME}){0,3}${AT}${NAME}${DOT}(?:com|org|net|co|uk|de|it|fr|es|ru|ua|bg|me|edu|gmail|info|io|eu)`,
  'gu',
);
const MAIL_HOUSE =
  /[\p{L}\d_.-]{2,40} {0,2}(?:@|\(at\)|\bat\b) {0,2}(?:gmail|hotmail|outlook|yahoo|icloud|gmx|mail|proton|abv|ukr)\b/gu;

const AT_SIGN = /@/u;
const SAYS_AT = /@|\bat\b|arroba|chiocciola/u;

export const emails = (reading: Reading) => [
  ...all(reading, AT_SIGN, EMAIL),
  ...all(reading, SAYS_AT, SPELLED_EMAIL),
  ...all(reading, SAYS_AT, MAIL_HOUSE),
];

const LINK =
  /(?:https?:\/\/|hxxps?:\/\/|www\.)[^\s<>"']{2,200}|\b[\p{L}\d-]{2,40}(?:\.| ?[([]dot[)\]] ?)(?:com|org|net|io|gg|me|ly|ru|tv|app|link|xyz|club|info|online|site|top)\b(?:\/[^\s<>"']{0,100})?/gu;
export const links = (reading: Reading) => all(reading, /[./]|dot/u, LINK);
export const isInvite = (link: string) =>
  /discord\.gg|chat\.|t\.me|wa\.me|invite|telegram|whatsapp|snapchat|instagram|kik\.me|tiktok|facebook|join|bit\.ly|tinyurl|onlyfans/.test(
    link,
  );

const TAG = /[\p{L}\d_.]{2,32}#\d{4}\b/gu;
export const gamerTags = (reading: Reading) => all(reading, /#/u, TAG);
const HANDLE = /(?:^|[\s:(])@[\p{L}\d_.]{3,30}/gu;
export const handles = (reading: Reading) => all(reading, AT_SIGN, HANDLE);

const NAMED =
  /\b(?:insta(?:gram)?|ig|snap(?:chat)?|discord|telegram|tiktok|kik|whatsapp|roblox|skype) {0,2}[:=@] {0,2}@?[\p{L}\d_.]{3,30}/gu;
/** "insta: somebody": the name of an account beside the place where it is. */
export const accounts = (reading: Reading) => all(reading, /[:=@]/u, NAMED);

/** Whether a run of digits is a phone number and not a score, a date, a time or an article. */
export function isPhone(run: DigitRun, reading: Reading): boolean {
  const { digits, between, groups } = run;
  if (digits.length < 7 || digits.length > 15) return false;
  if (isCount(digits)) return false;
  if (run.spelled) return true;
  const before = reading.original.slice(Math.max(0, run.start - 24), run.start).toLowerCase();
  const after = reading.original.slice(run.end, run.end + 14).toLowerCase();
  if (
    /(?:sku|code|order|ref|article|item|isbn|size|no\.|licen[cs]e|serial|barcode|model|nr|€|£|\$)[^a-z]{0,8}$/.test(
      before,
    )
  )
    return false;
  if (/^ ?(?:views|followers|people|points|likes|euro|pounds|€|£|\$)/.test(after)) return false;
  if (run.plus) return true;
  if (isDates(reading.original.slice(run.start, run.end))) return false;
  // 3.14159265: a long decimal. Phone numbers that are split in two start with a zero or a plus.
  if (/^[1-9]\d{0,2}\.\d{5,}$/.test(reading.original.slice(run.start, run.end))) return false;
  if (/[,/]/.test(between) || /\n/.test(between)) return false;
  // Scores are groups with a decimal point: 12.300, 8.4.
  if (isScores(reading.original.slice(run.start, run.end))) return false;
  if (groups.every((size) => size <= 2) && groups.length >= 4) return digits.length >= 8;
  if (
    /^(?:call|ring|text|phone|mobile|number|whatsapp|tel)/.test(before.trimStart()) ||
    /(?:call|ring|text|phone|mobile|number|whatsapp|tel|nummer|telefono|numero|тел|номер)\W{0,3}(?:me|is|it'?s|on|at)?\W{0,3}$/.test(
      before,
    )
  )
    return true;
  return digits.length >= 9 && (digits.startsWith('0') || groups.length <= 5);
}

/** "five, six, seven, eight, one, two, three": somebody counts the music. */
export const isCount = (digits: string) =>
  Array.from(digits).every(
    (digit, at) => at === 0 || Number(digit) === Number(digits[at - 1]) + 1 || /[15]/.test(digit),
  );

const isDates = (text: string) =>
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?:\D|$)|^\d{4}[./-]\d{2}[./-]\d{2}|^\d{4} ?[-–] ?\d{4}$/.test(
    text,
  );
const isScores = (text: string) => {
  const parts = text.split(/[\s,/;]+/).filter((part) => /\d/.test(part));
  return (
    parts.length > 0 &&
    parts.every((part) => /^\d{1,2}\.\d{1,3}$|^\d{1,3}$/.test(part)) &&
    parts.some((part) => part.includes('.'))
  );
};
