import {
  type Span,
  emails,
  gamerTags,
  handles,
  isCount,
  links,
} from '../detectors/safety/contact.ts';
import type { DigitRun } from '../text/characters/digits.ts';
import type { Reading } from '../text/reading.ts';
import type { Context } from '../verdict.ts';

/** So many digits in a row are no score, no year and no time. */
const LONG_GROUP = 6;
const PHONE = 7;
/** Small groups between spaces may be a list of scores or times. */
const SPACED_PHONE = 9;
const SPELLED_PHONE = 5;
const MOBILE = /^(?:0|\+?44)7\d{2,}/;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}[./-]\d{2}[./-]\d{2}$|^\d{4} ?[-–] ?\d{2,4}$/;
const SCORES = /^(?:\d{1,3}(?:\.\d{1,3})?(?:[\s,/;:–-]+|$))+$/;

/** Digits that somebody could dial, or the half of them. */
export function isDialled(run: DigitRun, { original }: Reading): boolean {
  const { digits, groups, spelled } = run;
  if (isCount(digits)) return false;
  const written = original.slice(run.start, run.end);
  const before = original.slice(Math.max(0, run.start - 2), run.start);
  if (MOBILE.test(digits) || run.plus) return true;
  if (/[£€$]/.test(before) || DATE.test(written)) return false;
  if (spelled) return digits.length >= SPELLED_PHONE;
  if (Math.max(...groups) >= LONG_GROUP) return true;
  if (written.includes('.') && SCORES.test(written)) return false;
  return digits.length >= (SCORES.test(written) ? SPACED_PHONE : PHONE);
}

/** "coach_rhys88", "danny.clubs", "HoopMaster1979": what people call themselves elsewhere. */
const SHAPES: readonly RegExp[] = [
  /(?<![\p{L}\d_.])(?=[\d_.]*\p{L})[\p{L}\d]+_[\p{L}\d_.]*/gu,
  /(?<![\p{L}\d_.])_+[\p{L}\d][\p{L}\d_.]{2,}/gu,
  /(?<![\p{L}\d])(?!(?:under|level|group|hall|room|year|grade|set|team|row|size|lane|page|block|summer|season|euro|tokyo|paris|rio|worlds?|class|of)\d)\p{L}{4,}\d{2,}(?!\p{L}|\d)/gu,
  /(?<![\p{L}\d_.])\p{Ll}{2,}\.\p{Ll}[\p{L}\d]*(?:\.[\p{L}\d]+)*(?![\p{L}\d_])/gu,
];
const NOT_NAMES = /^(?:e\.g|i\.e|a\.m|p\.m|etc|vs|approx|no|min|max|sec|ca)\b/;
const BARE_LINK =
  /\b(?:https?|hxxps?|www)\b|\b[\p{L}\d-]{2,40} ?(?:\.|\[\.\]|\(\.\)) ?(?:com|co|uk|org|net|io|gg|me|ly|ru|tv|app|link|xyz|club|info|online|site|top|chat|live|de|fr|eu)\b(?=[\s/?!,.)]|$)/gu;

export function names({ original }: Reading): string[] {
  return SHAPES.flatMap((shape) => original.match(shape) ?? []).filter(
    (name) => !NOT_NAMES.test(name.toLowerCase()),
  );
}

/** Whether there is anything by which somebody could be reached, however it is written. */
export function reaches(reading: Reading): boolean {
  const found: readonly (readonly (Span | string)[])[] = [
    emails(reading),
    links(reading),
    gamerTags(reading),
    handles(reading),
    reading.plain.match(BARE_LINK) ?? [],
    names(reading),
  ];
  return (
    found.some((places) => places.length > 0) ||
    reading.digits.some((run) => isDialled(run, reading))
  );
}

const HOLDS_ADDRESS = /mail|web|site|url|link/i;
const HOLDS_NUMBER = /phone|contact/i;
/** Pages that are the way into a private talk. */
const CHAT = /discord|telegram|\bt\.me|\bwa\.me|chat|kik\.me/;

/** A field for a club's page or mail, which is checked as one: nothing but a way into a chat is wrong there. */
export const holdsAddress = ({ field = '' }: Context): boolean => HOLDS_ADDRESS.test(field);
export const leadsToChat = (reading: Reading): boolean =>
  links(reading).some(({ text }) => CHAT.test(text));

/** In a field for a club's own number or place: what belongs into none, or into another. */
export function namesAnother(reading: Reading, { field = '' }: Context): boolean {
  const found = [handles, gamerTags, names, emails, links].map((look) => look(reading));
  if (found.some((places) => places.length > 0)) return true;
  return !HOLDS_NUMBER.test(field) && reading.digits.some((run) => isDialled(run, reading));
}
