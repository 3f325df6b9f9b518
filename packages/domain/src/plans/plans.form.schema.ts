import * as z from 'zod';
import {
  CAPACITY_MAX,
  ClubDay,
  ClubTime,
  LOCATION_MAX,
  TITLE_MAX,
  audienceAge,
  checkAges,
  daysBetween,
} from '../calendar/index.ts';
import { ClubApparatus, ClubLevel, TrainingDay } from '../clubs/index.ts';
import { phrase, prose, t } from '../kernel/index.ts';
import { Blocks, blockMinutes } from './plans.blocks.schema.ts';
import { PlanPeriod } from './plans.schema.ts';

export const PLAN_TITLE_MAX = TITLE_MAX;
export const PLAN_DESCRIPTION_MAX = 2000;
export const PLAN_GOALS_MAX = 20;
export const PLAN_GOAL_MAX = 200;
export const PLAN_WEEKS_MAX = 52;
export const SESSIONS_PER_WEEK_MAX = 14;
/** Three a week for a year. */
export const PLAN_SESSIONS_MAX = 156;

const capacityWords = t('Please enter a number from 1 to {capacityMax}', {
  capacityMax: CAPACITY_MAX,
});

const minutesOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How long a session lasts on the clock. */
export const sessionMinutes = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  minutesOfDay(endTime) - minutesOfDay(startTime);

export const TOO_MANY_MINUTES = 'The blocks take longer than the session';

export const PlanSessionDraft = z
  .object({
    day: TrainingDay,
    startTime: ClubTime,
    endTime: ClubTime,
    title: phrase(TITLE_MAX, {
      required: 'Please give the session a title',
      tooLong: t('Titles can be up to {titleMax} characters', { titleMax: TITLE_MAX }),
    }),
    location: phrase(LOCATION_MAX, {
      tooLong: t('Place names can be up to {locationMax} characters', {
        locationMax: LOCATION_MAX,
      }),
    }),
    /** Null for as many as like to come. */
    capacity: z
      .int(capacityWords)
      .min(1, capacityWords)
      .max(CAPACITY_MAX, capacityWords)
      .nullable(),
    blocks: Blocks,
  })
  .superRefine((session, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const minutes = sessionMinutes(session);
    if (minutes <= 0) say('endTime', 'The end must be after the start');
    else if (blockMinutes(session.blocks) > minutes) say('blocks', TOO_MANY_MINUTES);
  });
export type PlanSessionDraft = z.output<typeof PlanSessionDraft>;

export const PlanWeekDraft = z.object({
  focus: phrase(TITLE_MAX, {
    tooLong: t('The focus can be up to {titleMax} characters', { titleMax: TITLE_MAX }),
  }),
  sessions: z.array(PlanSessionDraft).max(
    SESSIONS_PER_WEEK_MAX,
    t('Up to {sessionsPerWeekMax} sessions a week', {
      sessionsPerWeekMax: SESSIONS_PER_WEEK_MAX,
    }),
  ),
});
export type PlanWeekDraft = z.output<typeof PlanWeekDraft>;

/** The people a plan or a session is meant for. */
const audience = {
  level: ClubLevel,
  ageFrom: audienceAge,
  ageTo: audienceAge,
  apparatus: z.array(ClubApparatus).max(ClubApparatus.options.length),
};

const A_MONDAY = '2024-01-01';
export const isMonday = (day: string): boolean => daysBetween(A_MONDAY, day) % 7 === 0;

/** A plan as its author writes it: weeks in their order, sessions and blocks inside. */
export const PlanDraft = z
  .object({
    title: phrase(PLAN_TITLE_MAX, {
      required: 'Please give the plan a title',
      tooLong: t('Titles can be up to {planTitleMax} characters', { planTitleMax: PLAN_TITLE_MAX }),
    }),
    description: prose(PLAN_DESCRIPTION_MAX, {
      tooLong: t('Descriptions can be up to {planDescriptionMax} characters', {
        planDescriptionMax: PLAN_DESCRIPTION_MAX,
      }),
    }),
    period: PlanPeriod,
    startsOn: ClubDay.refine(isMonday, 'Please choose a Monday'),
    ...audience,
    goals: z
      .array(
        phrase(PLAN_GOAL_MAX, {
          required: 'Please fill this in, or remove the line',
          tooLong: t('Goals can be up to {planGoalMax} characters', { planGoalMax: PLAN_GOAL_MAX }),
        }),
      )
      .max(PLAN_GOALS_MAX, t('Up to {planGoalsMax} goals', { planGoalsMax: PLAN_GOALS_MAX })),
    weeks: z
      .array(PlanWeekDraft)
      .min(1, 'Please add a week')
      .max(PLAN_WEEKS_MAX, t('Up to {planWeeksMax} weeks', { planWeeksMax: PLAN_WEEKS_MAX }))
      .refine(
        (weeks) =>
          weeks.reduce((sum, { sessions }) => sum + sessions.length, 0) <= PLAN_SESSIONS_MAX,
        t('A plan can have up to {planSessionsMax} sessions', {
          planSessionsMax: PLAN_SESSIONS_MAX,
        }),
      ),
  })
  .superRefine(checkAges);
export type PlanDraft = z.output<typeof PlanDraft>;
