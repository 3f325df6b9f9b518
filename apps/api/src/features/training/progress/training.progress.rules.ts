import { addDays, addMonths } from '@ribbon/domain/calendar';
import { ClubApparatus } from '@ribbon/domain/clubs';
import {
  FEELINGS,
  type GoalsPoint,
  type MinutesBar,
  type ProgressRange,
  RECENT_ACHIEVEMENTS,
  SessionType,
  type TrainingProgress,
  barStarts,
} from '@ribbon/domain/training';
import type { ProgressFacts, ProgressWindow } from './training.progress.store.ts';

/** The answer of the charts: every bar is there, whether something happened in it or not. */
export function progressOf(
  range: ProgressRange,
  { to, unit, from }: ProgressWindow,
  facts: ProgressFacts,
): TrainingProgress {
  const begins = range === 'all' ? (facts.first ?? to) : from;
  const starts = barStarts(begins, to, unit);
  const bars = new Map(facts.bars.map((bar) => [bar.from, bar]));
  return {
    range,
    unit,
    from: begins,
    to,
    sessions: facts.bars.reduce((sum, bar) => sum + bar.sessions, 0),
    minutes: facts.bars.reduce((sum, bar) => sum + bar.minutes, 0),
    bars: starts.map((start) => barOf(start, bars.get(start))),
    types: SessionType.options.map(
      (type) => facts.types.find((one) => one.type === type) ?? { type, sessions: 0, minutes: 0 },
    ),
    felt: FEELINGS.map(
      (felt) => facts.felt.find((one) => one.felt === felt) ?? { felt, sessions: 0 },
    ),
    goals: starts.map((start) => goalsAt(start, lastDayOf(start, unit), facts.goals)),
    days: facts.days,
    achievements: facts.achievements.slice(0, RECENT_ACHIEVEMENTS),
  };
}

const lastDayOf = (start: string, unit: 'week' | 'month'): string =>
  unit === 'week' ? addDays(start, 6) : addDays(`${addMonths(start.slice(0, 7), 1)}-01`, -1);

function barOf(from: string, bar: ProgressFacts['bars'][number] | undefined): MinutesBar {
  const apparatus = Object.fromEntries(
    ClubApparatus.options.map((one) => [one, bar?.[one] ?? 0]),
  ) as MinutesBar['apparatus'];
  const minutes = bar?.minutes ?? 0;
  const named = Object.values(apparatus).reduce((sum, one) => sum + one, 0);
  return {
    from,
    minutes,
    sessions: bar?.sessions ?? 0,
    apparatus,
    other: minutes - named,
    felt: bar && bar.feltCount > 0 ? Math.round((10 * bar.feltSum) / bar.feltCount) / 10 : null,
  };
}

/** How far the goals were on the last day of a bar. The facts are in the order of their days. */
function goalsAt(from: string, day: string, moves: ProgressFacts['goals']): GoalsPoint {
  const latest = new Map<string, number>();
  for (const move of moves) if (move.day <= day) latest.set(move.goalId, move.progress);
  const all = [...latest.values()];
  return {
    from,
    reached: all.filter((progress) => progress === 100).length,
    progress:
      all.length === 0 ? null : Math.round(all.reduce((sum, one) => sum + one, 0) / all.length),
  };
}
