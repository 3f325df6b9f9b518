import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { ClubDay } from '../calendar/index.ts';
import { SessionCommentId, GoalId, TrainingSessionId } from './training.schema.ts';

/** What happened in training logs. No event holds what somebody wrote. */
export const trainingEvents = {
  /** Written, changed or deleted; consumers count the practice again. */
  'training.session.changed': z.object({ userId: UserId, sessionId: TrainingSessionId }),
  'training.goal.reached': z.object({ userId: UserId, goalId: GoalId }),
  'training.session.commented': z.object({ commentId: SessionCommentId }),
  /** More hours in a week than years of age; once a week. */
  'training.week.full': z.object({ userId: UserId, week: ClubDay }),
};
