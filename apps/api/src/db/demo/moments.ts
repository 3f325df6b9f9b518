import { instantAt } from '@ribbon/domain/calendar';
import { createHash } from 'node:crypto';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MORNING = '07:00';
/** Until half past nine in the evening, and for the young until ten to eight. */
const AWAKE = { grown: 870, young: 770 };

type Age = keyof typeof AWAKE;

/** Minutes in which people are awake, in a day. */
export const AWAKE_DAY = AWAKE.young;

/** Looked up once: the wall clock is slow, and a world has thousands of moments. */
const mornings = new Map<number, number>();

function morningOf(day: number): number {
  const known = mornings.get(day);
  if (known !== undefined) return known;
  const morning = instantAt(new Date(day * DAY_MS).toISOString().slice(0, 10), MORNING).getTime();
  mornings.set(day, morning);
  return morning;
}

/** How long a clock has run that stands still at night. */
function awakeAt(moment: Date, age: Age): number {
  const day = Math.floor(moment.getTime() / DAY_MS);
  const minutes = (moment.getTime() - morningOf(day)) / MINUTE_MS;
  return day * AWAKE[age] + Math.min(AWAKE[age], Math.max(0, minutes));
}

/** What ends with a day ends in its evening, not in the next morning. */
function momentOf(awake: number, age: Age): Date {
  const day = Math.ceil(awake / AWAKE[age]) - 1;
  const minutes = awake - day * AWAKE[age];
  return new Date(Math.round(morningOf(day) + minutes * MINUTE_MS));
}

/**
 * When something happened so many days ago, at an hour at which people are up. At noon that is half a
 * day ago for 0.5; in the night the newest of all is from the evening before.
 */
export const ago = (now: Date, days: number, age: Age = 'grown'): Date =>
  momentOf(awakeAt(now, age) - days * AWAKE[age], age);

/** So many waking minutes later; if `now` is given, at most halfway to it. */
export function later(
  from: Date,
  minutes: number,
  { now, age = 'grown' }: { now?: Date; age?: Age } = {},
): Date {
  const begun = awakeAt(from, age);
  const left = now === undefined ? Infinity : (awakeAt(now, age) - begun) / 2;
  const then = momentOf(begun + Math.min(minutes, Math.max(0, left)), age);
  return then > from ? then : from;
}

/** Days on which nobody trains or competes. */
const HOLIDAYS = new Set(['12-24', '12-25', '12-26', '01-01']);
export const isHoliday = (day: string): boolean => HOLIDAYS.has(day.slice(5));

export const hoursOf = (...people: readonly { readonly age: number }[]): Age =>
  people.some(({ age }) => age < 18) ? 'young' : 'grown';

/** A part of a day for something that has a name, so that not everything happens at the same minute. */
export const partOfDay = (name: string): number =>
  createHash('sha256').update(name).digest().readUInt32LE(0) / 4_294_967_296;
