import * as z from 'zod';
import { commonFaults, endpoint, nothing } from '../../kernel/index.ts';
import { moderationFaults } from '../../moderation/index.ts';
import { trainingFaults } from '../training.faults.ts';
import {
  GoalDraft,
  GoalPause,
  GoalProgress,
  MilestoneId,
  MilestoneTick,
  TrainingGoal,
} from './training.goals.schema.ts';
import { GoalId } from '../training.schema.ts';

const HOUR = 3600;
const ofGoal = z.object({ goalId: GoalId });

export const goalEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/training/goals',
    access: 'signedIn',
    seconds: 10,
    summary: 'Lists the caller’s goals: active ones first, then paused and completed ones.',
    returns: z.object({ goals: z.array(TrainingGoal) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/training/goals/:goalId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Creates or changes a goal under an id chosen by the browser.',
    params: ofGoal,
    body: GoalDraft,
    returns: TrainingGoal,
    faults: [commonFaults.notFound, trainingFaults.tooManyGoals, moderationFaults.flagged],
    limit: { max: 300, seconds: HOUR },
  }),
  move: endpoint({
    method: 'PUT',
    path: '/training/goals/:goalId/progress',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Sets the progress of a goal without a count or milestones.',
    params: ofGoal,
    body: GoalProgress,
    returns: TrainingGoal,
    faults: [commonFaults.notFound, trainingFaults.movesByItself],
  }),
  tick: endpoint({
    method: 'PUT',
    path: '/training/goals/:goalId/milestones/:milestoneId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Ticks or unticks a milestone.',
    params: z.object({ goalId: GoalId, milestoneId: MilestoneId }),
    body: MilestoneTick,
    returns: TrainingGoal,
    faults: [commonFaults.notFound],
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/training/goals/:goalId/pause',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Pauses or resumes a goal.',
    params: ofGoal,
    body: GoalPause,
    returns: TrainingGoal,
    faults: [commonFaults.notFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/training/goals/:goalId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes a goal, with its milestones.',
    params: ofGoal,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
