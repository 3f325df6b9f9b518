import type * as z from 'zod';
import { DISCIPLINE_LABELS, Discipline } from '../entries/competitions.entries.schema.ts';

/** What is scored: an apparatus, or the routine of a group. */
export const Apparatus = Discipline.exclude(['all_around']);
export type Apparatus = z.infer<typeof Apparatus>;

/** From how many points on, in thousandths. */
export interface Bands {
  gold: number;
  silver: number;
  bronze: number;
}

export const BAND_LABELS = ['Gold', 'Silver', 'Bronze', 'Took part'] as const;
export const PANELS = ['db', 'da', 'a', 'e'] as const;
export type Panel = (typeof PANELS)[number];
export const PANEL_LABELS: Readonly<Record<Panel, string>> = {
  db: 'DB',
  da: 'DA',
  a: 'A',
  e: 'E',
};
export const PANEL_NAMES: Readonly<Record<Panel, string>> = {
  db: 'Difficulty of body',
  da: 'Difficulty of apparatus',
  a: 'Artistry',
  e: 'Execution',
};

/** The most of each, in thousandths of a point. */
export const POINTS_MAX = {
  db: 20_000,
  da: 20_000,
  a: 10_000,
  e: 10_000,
  score: 50_000,
  penalty: 10_000,
} as const;

/** Points in thousandths; either the four panels or the one score. */
export interface Points {
  db: number | null;
  da: number | null;
  a: number | null;
  e: number | null;
  score: number | null;
  penalty: number;
}

/** The one sum: DB + DA + A + E − penalty, or the one score − penalty. */
export const totalOf = ({ db, da, a, e, score, penalty }: Points): number =>
  (score ?? (db ?? 0) + (da ?? 0) + (a ?? 0) + (e ?? 0)) - penalty;

/** The all-around: the sum of the apparatus. */
export const allAroundOf = (scores: readonly Points[]): number =>
  scores.reduce((sum, points) => sum + totalOf(points), 0);

/** 1 for gold, 2 for silver, 3 for bronze, and 4 for everyone else who took part. */
export function bandOf(total: number, { gold, silver, bronze }: Bands): number {
  if (total >= gold) return 1;
  if (total >= silver) return 2;
  return total >= bronze ? 3 : 4;
}

/** The place of each total, or its band; equal totals share a place: 1, 1, 3. */
export function positionsOf(totals: readonly number[], bands: Bands | null): number[] {
  if (bands !== null) return totals.map((total) => bandOf(total, bands));
  const placeOf = new Map<number, number>();
  for (const [nth, total] of totals.toSorted((one, other) => other - one).entries()) {
    if (!placeOf.has(total)) placeOf.set(total, nth + 1);
  }
  return totals.map((total) => placeOf.get(total) ?? 1);
}

/** What can be scored in a category of a discipline. */
export const apparatusOf = (discipline: Discipline): readonly Apparatus[] =>
  discipline === 'all_around' ? Apparatus.exclude(['group']).options : [discipline];

export const apparatusLabel = (apparatus: Apparatus): string => DISCIPLINE_LABELS[apparatus];

/** 23450 as 23.450. */
export const pointsText = (points: number): string => (points / 1000).toFixed(3);

/** The same with its sign: what was won or lost. */
export const differenceText = (points: number): string =>
  points === 0 ? '±0.000' : `${points > 0 ? '+' : '−'}${pointsText(Math.abs(points))}`;
