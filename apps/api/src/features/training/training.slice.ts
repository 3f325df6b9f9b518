import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { clubLog } from './club/club-log.ts';
import { elementService } from './elements/elements.service.ts';
import { logFileService } from './file/log.service.ts';
import { goalCounting } from './goals/goals.counting.ts';
import { findGoals, tellGoals } from './goals/goals.found.ts';
import { goalService } from './goals/goals.service.ts';
import { progressService } from './progress/progress.service.ts';
import { sessionService } from './sessions/sessions.service.ts';
import { commentService } from './sharing/comments.service.ts';
import { commentSubject } from './sharing/comments.subject.ts';
import { sharingService } from './sharing/sharing.service.ts';
import { trainingChores } from './training.chores.ts';
import { trainingNotices } from './training.notices.ts';
import { trainingData } from './training.own-data.ts';
import { practised } from './training.practised.ts';
import { trainingRoutes } from './training.routes.ts';

/** The training log: sessions, goals, progress, and who else reads it. */
export function createTraining(platform: Platform & { moderation: Moderation }) {
  const needs = { ...platform, counting: goalCounting(platform) };
  const sessions = sessionService(needs);
  const sharing = sharingService(needs);
  return {
    ownData: trainingData,
    routes: trainingRoutes({
      sessions,
      elements: elementService(needs),
      goals: goalService(needs),
      progress: progressService(needs),
      files: logFileService({ ...needs, sessions }),
      sharing,
      comments: commentService(needs),
    }),
    notices: trainingNotices,
    start: tellGoals(needs),
    find: findGoals(needs),
    chores: trainingChores,
    /** What challenges count, who reads a log, what can be reported, and what a club's register writes. */
    api: {
      practised,
      readerOf: sharing.readerOf,
      comment: { subject: commentSubject(platform) },
      clubLog: clubLog(needs),
    },
  };
}
