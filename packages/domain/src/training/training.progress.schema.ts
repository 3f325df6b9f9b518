import * as z from 'zod';
import { ClubDay, addDays, addMonths, daysBetween } from '../calendar/index.ts';
import { ClubApparatus } from '../clubs/index.ts';
import { GoalId, SessionType, TrainingSession } from './training.schema.ts';

export const RECENT_SESSIONS = 3;
export const RECENT_ACHIEVEMENTS = 10;
/** The calendar of days shows a year and the rest of its first week. */
export const CALENDAR_WEEKS = 53;

export const ProgressRange = z.enum(['4w', '3m', '12m', 'all']);
export type ProgressRange = z.infer<typeof ProgressRange>;
export const PROGRESS_RANGE_LABELS: Readonly<Record<ProgressRange, string>> = {
  '4w': '4 weeks',
  '3m': '3 months',
  '12m': '12 months',
  all: 'All',
};

/** Which day it is where somebody is; without one, the clubs' day counts. */
export const TodayQuery = z.object({ today: ClubDay.optional() });

const perApparatus = z.record(ClubApparatus, z.int());

/** A bar of the chart of minutes: a week from Monday, or a month where everything is shown. */
export const MinutesBar = z.object({
  from: ClubDay,
  minutes: z.int(),
  sessions: z.int(),
  apparatus: perApparatus,
  /** Minutes without an apparatus. */
  other: z.int(),
  /** Of the sessions of which it was said; one decimal. */
  felt: z.number().nullable(),
});
export type MinutesBar = z.infer<typeof MinutesBar>;

/** How far goals were at the end of a bar's time. */
export const GoalsPoint = z.object({
  from: ClubDay,
  reached: z.int(),
  progress: z.int().nullable(),
});
export type GoalsPoint = z.infer<typeof GoalsPoint>;

export const Achievement = z.object({
  name: z.string(),
  day: ClubDay,
  /** The goal that earned it; null for one that was written beside a session. */
  goalId: GoalId.nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

export const TrainingProgress = z.object({
  range: ProgressRange,
  unit: z.enum(['week', 'month']),
  from: ClubDay,
  to: ClubDay,
  sessions: z.int(),
  minutes: z.int(),
  bars: z.array(MinutesBar),
  types: z.array(z.object({ type: SessionType, sessions: z.int(), minutes: z.int() })),
  felt: z.array(z.object({ felt: z.int(), sessions: z.int() })),
  goals: z.array(GoalsPoint),
  days: z.array(z.object({ day: ClubDay, minutes: z.int() })),
  achievements: z.array(Achievement),
});
export type TrainingProgress = z.infer<typeof TrainingProgress>;

/** Care for children; both are false for adults. */
export const Care = z.object({
  /** More hours this week than years of age. */
  manyHours: z.boolean(),
  /** No day of the last seven was free. */
  restDay: z.boolean(),
});
export type Care = z.infer<typeof Care>;

const WeekFigures = z.object({ sessions: z.int(), minutes: z.int() });

export const TrainingOverview = z.object({
  today: ClubDay,
  stats: z.object({
    sessionsThisMonth: z.int(),
    minutesTrained: z.int(),
    activeGoals: z.int(),
    /** Percent; null without an active goal. */
    averageProgress: z.int().nullable(),
  }),
  recent: z.array(TrainingSession),
  thisWeek: WeekFigures,
  lastWeek: WeekFigures,
  /** What "duplicate the last" and "same as last Tuesday" begin from. */
  last: TrainingSession.nullable(),
  sameDayLastWeek: TrainingSession.nullable(),
  care: Care,
});
export type TrainingOverview = z.infer<typeof TrainingOverview>;

/** What the card beside the feed says. */
export const TrainingCard = z.object({
  activities: z.int(),
  latest: TrainingSession.pick({
    date: true,
    minutes: true,
    type: true,
    apparatus: true,
  }).nullable(),
});
export type TrainingCard = z.infer<typeof TrainingCard>;

/** The Monday of a day's week: days only, so that no clock change matters. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The first day that a range shows; undefined shows everything. */
export function firstDayOf(range: ProgressRange, today: string): string | undefined {
  if (range === 'all') return undefined;
  if (range === '4w') return addDays(mondayOf(today), -21);
  return mondayOf(addMonthsToDay(today, range === '3m' ? -3 : -12));
}

function addMonthsToDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1).slice(8);
  return `${month}-${day.slice(8) < last ? day.slice(8) : last}`;
}

/** Where the bars of a chart begin, each of them, whether something happened or not. */
export function barStarts(from: string, to: string, unit: 'week' | 'month'): string[] {
  if (unit === 'week') {
    const weeks = Math.max(0, Math.floor(daysBetween(mondayOf(from), to) / 7)) + 1;
    return Array.from({ length: weeks }, (_, week) => addDays(mondayOf(from), week * 7));
  }
  const starts = [`${from.slice(0, 7)}-01`];
  while ((starts.at(-1) ?? to).slice(0, 7) < to.slice(0, 7)) {
    starts.push(`${addMonths((starts.at(-1) ?? to).slice(0, 7), 1)}-01`);
  }
  return starts;
}
