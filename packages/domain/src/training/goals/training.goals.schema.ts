import * as z from 'zod';
import { ClubDay } from '../../calendar/index.ts';
import { ClubApparatus } from '../../clubs/index.ts';
import { id, line, phrase, prose, timestamp, t } from '../../kernel/index.ts';
import { ELEMENT_NAME_MAX, GoalId, SessionType, trainingMessages } from '../training.schema.ts';

export const GOALS_MAX = 200;
export const MILESTONES_MAX = 12;
export const GOAL_TITLE_MAX = 120;

export const MilestoneId = id<'TrainingMilestoneId'>();
export type MilestoneId = z.infer<typeof MilestoneId>;

export const GoalStatus = z.enum(['active', 'completed', 'paused']);
export type GoalStatus = z.infer<typeof GoalStatus>;
export const GOAL_STATUS_LABELS: Readonly<Record<GoalStatus, string>> = {
  active: t('{of, select, goal {Active} other {Active}}', { of: 'goal' }),
  completed: t('{of, select, goal {Completed} other {Completed}}', { of: 'goal' }),
  paused: 'Paused',
};

export const goalMessages = {
  title: 'Please name your goal',
  longTitle: t('Titles can be up to {goalTitleMax} characters', { goalTitleMax: GOAL_TITLE_MAX }),
  description: 'Descriptions can be up to 500 characters',
  target: 'Please enter a number from 1 to 100,000',
  element: 'Please choose an element',
  targetDate: 'The target date must be after the start date',
  milestone: 'Please name the milestone',
  tooMany: t('You can keep {goalsMax} goals. Please delete one first.', { goalsMax: GOALS_MAX }),
  saved: 'Goal saved.',
  saveFailed: 'Your goal wasn’t saved. Please try again.',
  deleted: 'Goal deleted.',
} as const;

const target = z
  .int(goalMessages.target)
  .min(1, goalMessages.target)
  .max(100_000, goalMessages.target);

/** What a goal counts by itself. */
export const GoalCount = z.discriminatedUnion('what', [
  z.object({ what: z.literal('sessions'), target }),
  z.object({
    what: z.literal('minutes'),
    target,
    /** Null for all of the training. */
    apparatus: ClubApparatus.nullable(),
  }),
  z.object({
    what: z.literal('element'),
    target,
    key: line().max(80).nullable(),
    name: phrase(ELEMENT_NAME_MAX, {
      required: goalMessages.element,
      tooLong: trainingMessages.elementLong,
    }),
  }),
]);
export type GoalCount = z.infer<typeof GoalCount>;

/** A goal as written. The browser chooses its id and those of its milestones. */
export const GoalDraft = z
  .object({
    title: phrase(GOAL_TITLE_MAX, {
      required: goalMessages.title,
      tooLong: goalMessages.longTitle,
    }),
    description: prose(500, { tooLong: goalMessages.description }).default(''),
    category: z.enum(SessionType.options, trainingMessages.type),
    startsOn: ClubDay,
    targetDate: ClubDay.nullable().default(null),
    count: GoalCount.nullable().default(null),
    milestones: z
      .array(
        z.object({
          id: MilestoneId,
          title: phrase(120, { required: goalMessages.milestone, tooLong: goalMessages.longTitle }),
        }),
      )
      .max(MILESTONES_MAX)
      .default([]),
  })
  .refine(({ startsOn, targetDate }) => targetDate === null || targetDate >= startsOn, {
    path: ['targetDate'],
    error: goalMessages.targetDate,
  });
export type GoalDraft = z.infer<typeof GoalDraft>;

export const Milestone = z.object({
  id: MilestoneId,
  title: z.string(),
  isDone: z.boolean(),
});
export type Milestone = z.infer<typeof Milestone>;

export const TrainingGoal = z.object({
  id: GoalId,
  title: z.string(),
  description: z.string(),
  category: SessionType,
  startsOn: ClubDay,
  targetDate: ClubDay.nullable(),
  status: GoalStatus,
  /** Percent. */
  progress: z.int().min(0).max(100),
  /** What it counts, and how far that is. */
  count: z
    .object({
      what: z.enum(['sessions', 'minutes', 'element']),
      target: z.int(),
      done: z.int(),
      apparatus: ClubApparatus.nullable(),
      element: z.object({ key: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  milestones: z.array(Milestone),
  completedAt: timestamp.nullable(),
});
export type TrainingGoal = z.infer<typeof TrainingGoal>;

export const GoalProgress = z.object({ progress: z.int().min(0).max(100) });
export const GoalPause = z.object({ paused: z.boolean() });
export const MilestoneTick = z.object({ done: z.boolean() });

/** Percent of something counted: whole, never below nought, and a hundred only when all of it is done. */
export const percentOf = (done: number, all: number): number =>
  Math.max(0, Math.min(100, Math.floor((100 * done) / all)));

/** How a goal moves: what it counts, else its milestones, else its owner. */
export const movesBy = (goal: {
  count: unknown;
  milestones: readonly unknown[];
}): 'count' | 'milestones' | 'hand' => {
  if (goal.count !== null) return 'count';
  return goal.milestones.length > 0 ? 'milestones' : 'hand';
};
