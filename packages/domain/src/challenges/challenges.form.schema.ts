import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { ClubApparatus } from '../clubs/index.ts';
import { phrase, prose, t } from '../kernel/index.ts';
import { MediaId } from '../media/index.ts';
import { ChallengeCategory, ChallengeDifficulty, ChallengeMaker } from './challenges.schema.ts';

export const CHALLENGE_TITLE_MAX = 120;
export const CHALLENGE_DESCRIPTION_MAX = 2000;
export const TASKS_MAX = 20;
export const TASK_TITLE_MAX = 120;
export const TASK_TIMES_MAX = 1000;
export const REWARDS_MAX = 10;
export const REWARD_MAX = 120;
export const REQUIREMENTS_MAX = 10;
export const REQUIREMENT_MAX = 200;
/** A season. */
export const CHALLENGE_DAYS_MAX = 366;

const day = z.iso.date('Please choose a date');
const timesWords = t('Please enter a number from 1 to {taskTimesMax}', {
  taskTimesMax: TASK_TIMES_MAX,
});

const list = (most: number, longest: number) =>
  z
    .array(
      phrase(longest, {
        required: 'Please fill this in, or remove the line',
        tooLong: t('Please keep it to {longest} characters', { longest }),
      }),
    )
    .max(most, t('Up to {most}', { most }));

export const TaskDraft = z.object({
  title: phrase(TASK_TITLE_MAX, {
    required: 'Please describe the task',
    tooLong: t('Tasks can be up to {taskTitleMax} characters', { taskTitleMax: TASK_TITLE_MAX }),
  }),
  times: z.int(timesWords).min(1, timesWords).max(TASK_TIMES_MAX, timesWords),
  /** The log counts how often this element was practised. */
  element: phrase(60, { tooLong: 'Elements can be up to 60 characters' }),
  /** The log counts minutes with this apparatus. */
  apparatus: ClubApparatus.nullable(),
});
export type TaskDraft = z.output<typeof TaskDraft>;

function checkTask({ element, apparatus }: TaskDraft, context: z.core.$RefinementCtx): void {
  if (element === '' || apparatus === null) return;
  context.addIssue({
    code: 'custom',
    path: ['element'],
    message: 'A task can count an element or minutes, but not both',
  });
}

const details = {
  title: phrase(CHALLENGE_TITLE_MAX, {
    required: 'Please give the challenge a title',
    tooLong: t('Titles can be up to {challengeTitleMax} characters', {
      challengeTitleMax: CHALLENGE_TITLE_MAX,
    }),
  }),
  description: prose(CHALLENGE_DESCRIPTION_MAX, {
    required: 'Please say what the challenge is about',
    tooLong: t('Descriptions can be up to {challengeDescriptionMax} characters', {
      challengeDescriptionMax: CHALLENGE_DESCRIPTION_MAX,
    }),
  }),
  category: ChallengeCategory,
  difficulty: ChallengeDifficulty,
  startDate: day,
  endDate: day,
  tasks: z
    .array(TaskDraft.superRefine(checkTask))
    .min(1, 'Please add at least one task')
    .max(TASKS_MAX, t('Up to {tasksMax} tasks', { tasksMax: TASKS_MAX })),
  rewards: list(REWARDS_MAX, REWARD_MAX),
  requirements: list(REQUIREMENTS_MAX, REQUIREMENT_MAX),
  imageId: MediaId.nullable(),
};

interface Days {
  startDate: string;
  endDate: string;
}
const DAY_MS = 86_400_000;

function checkDays({ startDate, endDate }: Days, context: z.core.$RefinementCtx): void {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  const say = (message: string) => context.addIssue({ code: 'custom', path: ['endDate'], message });
  if (days < 1) say('The last day can’t be before the first');
  else if (days > CHALLENGE_DAYS_MAX) say('Challenges can last up to a year');
}

/** A new challenge: for everyone, for a club, or for the author's friends. */
export const NewChallenge = z
  .object({ ...details, maker: ChallengeMaker, clubId: ClubId.nullable() })
  .superRefine(checkDays)
  .superRefine(({ maker, clubId }, context) => {
    if ((maker === 'coach') === (clubId !== null)) return;
    context.addIssue({ code: 'custom', path: ['clubId'], message: 'Please choose a club' });
  });
export type NewChallenge = z.output<typeof NewChallenge>;

/** Everything but the audience can change while nobody has joined. */
export const ChallengeChange = z.object(details).superRefine(checkDays);
export type ChallengeChange = z.output<typeof ChallengeChange>;

/** Once somebody has joined, it can only last longer. */
export const ChallengeExtension = z.object({ endDate: day });
export type ChallengeExtension = z.output<typeof ChallengeExtension>;

export const ChallengeCancellation = z.object({
  reason: prose(500, {
    required: 'Please give a reason for everyone who joined',
    tooLong: 'Reasons can be up to 500 characters',
  }),
});
export type ChallengeCancellation = z.output<typeof ChallengeCancellation>;

/**
 * How much of a task is done now. Sending the same number twice counts once; a lower one undoes.
 */
export const TaskTick = z.object({ done: z.int().min(0).max(TASK_TIMES_MAX) });
export type TaskTick = z.output<typeof TaskTick>;
