import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Apparatus,
  type Performance,
  type Points,
  TypedPoints,
  allAroundOf,
  apparatusIn,
  pointsIn,
  pointsText,
  positionsOf,
  recordsOf,
  resultFileMessages as says,
  totalOf,
  typedPoints,
} from '../index.ts';

const upTo = (max: number) => fc.integer({ min: 0, max });
const panels: fc.Arbitrary<Points> = fc
  .record({ db: upTo(20_000), da: upTo(20_000), a: upTo(10_000), e: upTo(10_000) })
  .chain((four) => {
    const most = Math.min(10_000, four.db + four.da + four.a + four.e);
    return upTo(most).map((penalty) => ({ ...four, score: null, penalty }));
  });
const single: fc.Arbitrary<Points> = upTo(50_000).chain((score) =>
  upTo(Math.min(10_000, score)).map((penalty) => ({
    db: null,
    da: null,
    a: null,
    e: null,
    score,
    penalty,
  })),
);
/** A few totals that often meet, so that there are ties. */
const totals = fc.array(upTo(12), { maxLength: 40 });

/** The plain model: decimals as people write them, added column by column from the right. */
function addedByHand(points: Points): string {
  const sign = (value: number | null, factor: bigint) => factor * BigInt(value ?? 0);
  const sum =
    sign(points.db, 1n) +
    sign(points.da, 1n) +
    sign(points.a, 1n) +
    sign(points.e, 1n) +
    sign(points.score, 1n) +
    sign(points.penalty, -1n);
  return `${sum / 1000n}.${String(sum % 1000n).padStart(3, '0')}`;
}

describe('a score sheet', () => {
  it('adds up to the thousandth, whatever was typed in', () => {
    const check = (points: Points) => {
      const typed = Object.fromEntries(
        Object.entries(points).map(([key, value]) => [key, typedPoints(value)]),
      );
      const read = TypedPoints.parse(typed);
      expect(read).toEqual(points);
      expect(pointsText(totalOf(read))).toBe(addedByHand(points));
    };
    expect(() => fc.assert(fc.property(fc.oneof(panels, single), check))).not.toThrow();
  });

  it('of an all-around is the sum of its apparatus', () => {
    const check = (sheet: Points[]) => {
      expect(allAroundOf(sheet)).toBe(
        sheet.reduce((sum, points) => sum + Math.round(Number(addedByHand(points)) * 1000), 0),
      );
    };
    expect(() => fc.assert(fc.property(fc.array(panels, { maxLength: 6 }), check))).not.toThrow();
  });

  it.each([
    [{ db: '1', da: '1', a: '10.001', e: '1' }, 'From 0 to 10, with up to three decimals'],
    [{ db: '1', da: '1', a: '1', e: '-1' }, 'From 0 to 10, with up to three decimals'],
    [{ db: '1', da: '1', a: '1', e: '1.2345' }, 'From 0 to 10, with up to three decimals'],
    [{ db: '20.5', da: '1', a: '1', e: '1' }, 'From 0 to 20, with up to three decimals'],
    [{ db: '1', da: '1', a: '1' }, 'Please fill in DB, DA, A and E'],
    [{ score: '9', db: '1' }, 'Either the panels or one score, not both'],
    [{ score: '1', penalty: '1.1' }, 'The penalty is more than the score'],
  ])('%o is refused: %s', (typed, message) => {
    const empty = { db: '', da: '', a: '', e: '', score: '', penalty: '' };
    const { error } = TypedPoints.safeParse({ ...empty, ...typed });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('a ranking', () => {
  it('gives each one more than the number of those who are better', () => {
    const check = (all: number[]) => {
      expect(positionsOf(all, null)).toEqual(
        all.map((total) => 1 + all.filter((other) => other > total).length),
      );
    };
    expect(() => fc.assert(fc.property(totals, check))).not.toThrow();
    expect(positionsOf([9, 7, 9, 8], null)).toEqual([1, 4, 1, 3]);
  });

  it('in bands asks only one’s own total', () => {
    const bands = { gold: 9, silver: 6, bronze: 3 };
    const check = (all: number[]) => {
      expect(positionsOf(all, bands)).toEqual(
        all.map((total) => [9, 6, 3, 0].findIndex((from) => total >= from) + 1),
      );
    };
    expect(() => fc.assert(fc.property(totals, check))).not.toThrow();
  });
});

describe('a row of a file', () => {
  const row = { number: '1', db: '5,5', da: '4', a: '7.1', e: '6.05', penalty: '' };
  it('is read with points or commas', () => {
    expect(pointsIn(row, 'panels')).toEqual({
      points: { db: 5500, da: 4000, a: 7100, e: 6050, score: null, penalty: 0 },
    });
  });
  it('has what its category is scored by', () => {
    expect(pointsIn(row, 'single')).toEqual({ problem: says.single });
    expect(pointsIn({ score: '8' }, 'panels')).toEqual({ problem: says.panels });
    expect(pointsIn({ ...row, e: '11' }, 'panels')).toMatchObject({
      problem: 'E: From 0 to 10, with up to three decimals.',
    });
  });
  it('names its apparatus where there are several', () => {
    expect(apparatusIn({ apparatus: 'Hoop' }, 'all_around', 1)).toEqual({ apparatus: 'hoop' });
    expect(apparatusIn({}, 'ribbon', 1)).toEqual({ apparatus: 'ribbon' });
    expect(apparatusIn({}, 'all_around', 1)).toEqual({ problem: says.which });
    expect(apparatusIn({ apparatus: 'ball' }, 'hoop', 3)).toEqual({
      problem: 'Number 3 isn’t entered for ball.',
    });
    expect(apparatusIn({ apparatus: 'trampoline' }, 'hoop', 3)).toMatchObject({
      problem: '“trampoline” isn’t an apparatus.',
    });
  });
});

describe('a Score Passport', () => {
  const performance = (day: string, points: Partial<Points>): Performance => {
    const whole = { db: 5000, da: 5000, a: 7000, e: 7000, score: null, penalty: 0, ...points };
    return {
      points: { ...whole, apparatus: Apparatus.enum.hoop, total: totalOf(whole) },
      competitionId: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' as Performance['competitionId'],
      competition: 'Silver Hoop Open',
      category: 'Junior',
      day,
      isCorrected: false,
    };
  };
  it('says where points came from, against oneself alone', () => {
    const [record, ...others] = recordsOf([
      performance('2026-03-01', { db: 5600, e: 6700, penalty: 300 }),
      performance('2026-02-01', { penalty: 600 }),
      performance('2026-01-01', { a: 8000 }),
    ]);
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      difference: 600,
      averageBefore: 24_200,
      best: { day: '2026-01-01' },
      changes: [
        { panel: 'db', difference: 600 },
        { panel: 'da', difference: 0 },
        { panel: 'a', difference: 0 },
        { panel: 'e', difference: -300 },
        { panel: 'penalty', difference: 300 },
      ],
    });
  });
  it('compares a first routine with nothing', () => {
    expect(recordsOf([performance('2026-03-01', {})])).toMatchObject([
      { difference: null, averageBefore: null, changes: [] },
    ]);
  });
});
