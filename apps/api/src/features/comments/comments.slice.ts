import type { GuardianGate } from '#features/families';
import type { Moderation, ModerationQueue } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { commentsFromBefore } from './moderation/comments.unread.service.ts';
import { commentData } from './comments.personal-data.ts';
import { commentJobs } from './comments.jobs.ts';
import { commentRealtime } from './comments.realtime.ts';
import { commentHiding } from './moderation/comments.moderation.ts';
import { commentReading } from './read/comments.read.service.ts';
import { commentNotifications } from './comments.notifications.ts';
import { commentRoutes } from './comments.routes.ts';
import { commentContent } from './comments.content.ts';
import { commentService } from './comments.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  queue: ModerationQueue;
}

/** What is said below posts. */
export function createComments(needs: Needs) {
  const reading = commentReading(needs);
  const realtime = commentRealtime(needs);
  const comments = commentService({
    ...needs,
    realtime,
    hold: (tx, comment) => needs.queue.add(tx, { ...comment, kind: 'comment', priority: 2 }),
  });
  return {
    personalData: commentData,
    jobs: commentJobs,
    routes: commentRoutes(comments, reading),
    notifications: commentNotifications,
    content: [
      commentContent({
        ...needs,
        comments,
        reading,
        hiding: commentHiding({ ...needs, realtime }),
        words: commentsFromBefore(needs),
      }),
    ],
  };
}
