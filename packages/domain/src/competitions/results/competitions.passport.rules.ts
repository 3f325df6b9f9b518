import type { Performance } from './competitions.passport.schema.ts';
import { Scoring } from './competitions.result-choices.schema.ts';
import { Apparatus, PANELS, type Panel, apparatusLabel } from './competitions.scoring.rules.ts';
import { t } from '../../kernel/index.ts';

/** What became of the points of one panel, or of the penalty, since the time before. */
export interface PanelChange {
  panel: Panel | 'penalty';
  /** In thousandths; a smaller penalty is a gain. */
  difference: number;
}

export interface ApparatusRecord {
  apparatus: Apparatus;
  /** Panels and one score are different scales, and not held against each other. */
  scoring: Scoring;
  /** Oldest first. */
  performances: readonly Performance[];
  best: Performance;
  latest: Performance;
  /** The mean of all before the latest; null where it is the first. */
  averageBefore: number | null;
  /** The latest beside the one before; null where it is the first. */
  difference: number | null;
  /** Where the points came from: empty unless both were judged by panels. */
  changes: readonly PanelChange[];
}

const mean = (values: readonly number[]) =>
  values.length === 0
    ? null
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

function changesBetween(
  { points: before }: Performance,
  { points: after }: Performance,
): PanelChange[] {
  if (before.score !== null || after.score !== null) return [];
  return [
    ...PANELS.map((panel) => ({
      panel,
      difference: (after[panel] ?? 0) - (before[panel] ?? 0),
    })),
    { panel: 'penalty' as const, difference: before.penalty - after.penalty },
  ];
}

const scoringOf = ({ points }: Performance): Scoring =>
  points.score === null ? 'panels' : 'single';

/** Somebody's scores by apparatus and way of scoring, each against the person's own. */
export function recordsOf(newestFirst: readonly Performance[]): ApparatusRecord[] {
  const kinds = Apparatus.options.flatMap((apparatus) =>
    Scoring.options.map((scoring) => ({ apparatus, scoring })),
  );
  return kinds.flatMap(({ apparatus, scoring }) => {
    const performances = newestFirst
      .filter((one) => one.points.apparatus === apparatus && scoringOf(one) === scoring)
      .toReversed();
    const latest = performances.at(-1);
    if (latest === undefined) return [];
    const before = performances.at(-2);
    return {
      apparatus,
      scoring,
      performances,
      latest,
      best: performances.reduce((best, one) => (one.points.total > best.points.total ? one : best)),
      averageBefore: mean(performances.slice(0, -1).map(({ points }) => points.total)),
      difference: before === undefined ? null : latest.points.total - before.points.total,
      changes: before === undefined ? [] : changesBetween(before, latest),
    };
  });
}

/** Hoop; where everyone had one score, Hoop (one score). */
export const recordName = ({ apparatus, scoring }: ApparatusRecord): string =>
  scoring === 'panels'
    ? apparatusLabel(apparatus)
    : t('{apparatus} (one score)', { apparatus: apparatusLabel(apparatus) });

/** The best of each panel, whatever the apparatus. */
export function panelBests(performances: readonly Performance[]): Partial<Record<Panel, number>> {
  return Object.fromEntries(
    PANELS.flatMap((panel) => {
      const all = performances.flatMap((one) => one.points[panel] ?? []);
      return all.length === 0 ? [] : [[panel, Math.max(...all)]];
    }),
  );
}
