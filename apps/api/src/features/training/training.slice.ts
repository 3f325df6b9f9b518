import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { clubLog } from './club/training.club-log.service.ts';
import { elementService } from './elements/training.elements.service.ts';
import { logFileService } from './file/training.log.service.ts';
import { goalCounting } from './goals/training.goal-counting.service.ts';
import { findGoals, goalLines } from './goals/training.goals.search.ts';
import { goalService } from './goals/training.goals.service.ts';
import { progressService } from './progress/training.progress.service.ts';
import { sessionService } from './sessions/training.sessions.service.ts';
import { commentService } from './sharing/training.comments.service.ts';
import { trainingCommentContent } from './sharing/training.comments.content.ts';
import { sharingService } from './sharing/training.sharing.service.ts';
import { trainingJobs } from './training.jobs.ts';
import { trainingNotifications } from './training.notifications.ts';
import { trainingData } from './training.personal-data.ts';
import { practised } from './training.practised.service.ts';
import { trainingRoutes } from './training.routes.ts';

/** The training log: sessions, goals, progress, and who else reads it. */
export function createTraining(platform: Platform & { moderation: Moderation }) {
  const needs = { ...platform, counting: goalCounting(platform) };
  const sessions = sessionService(needs);
  const sharing = sharingService(needs);
  return {
    personalData: trainingData,
    routes: trainingRoutes({
      sessions,
      elements: elementService(needs),
      goals: goalService(needs),
      progress: progressService(needs),
      files: logFileService({ ...needs, sessions }),
      sharing,
      comments: commentService(needs),
    }),
    notifications: trainingNotifications,
    start: goalLines(needs),
    find: findGoals(needs),
    jobs: trainingJobs,
    content: [trainingCommentContent(platform)],
    /** What challenges count, who reads a log, and what a club's register writes. */
    api: {
      practised,
      readerOf: sharing.readerOf,
      clubLog: clubLog(needs),
    },
  };
}
