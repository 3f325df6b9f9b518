import { createHash } from 'node:crypto';

const DAY_MS = 86_400_000;

/** The same id for the same thing in every demo world, so that links and screenshots stay true. */
export function demoId(kind: string, name: string | number): string {
  const bytes = createHash('sha256').update(`ribbon demo ${kind} ${name}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return parts.map(([from, to]) => hex.slice(from, to)).join('-');
}

/** A dice of its own for each part of the world: a new part never changes the older ones. */
export function dice(name: string) {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  // mulberry32: small, well spread, and the same on every machine.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => at(list, whole(0, list.length - 1));
  const sample = <T>(list: readonly T[], size: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(size, left.length) }, () =>
      at(left.splice(whole(0, left.length - 1), 1), 0),
    );
  };
  /** Each entry once, in a mixed order, before any comes a second time. */
  const deal = <T>(list: readonly T[]): (() => T) => {
    let order: T[] = [];
    let dealt = 0;
    return () => {
      if (dealt % list.length === 0) order = sample(list, list.length);
      return at(order, dealt++);
    };
  };
  return { whole, pick, sample, deal, chance: (share: number): boolean => next() < share };
}

export type Dice = ReturnType<typeof dice>;

/** The entry at a place that is known to exist; around the end it starts again. */
export function at<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error('The demo world asked an empty list for an entry.');
  return list[index % list.length] as T;
}

export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
