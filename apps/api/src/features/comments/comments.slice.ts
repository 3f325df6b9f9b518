import type { GuardianGate } from '#features/families';
import type { Moderation, ModerationQueue, QueueHolder } from '#features/moderation';
import type { Platform } from '#platform/slice';
import type { CommentId } from '@ribbon/domain/comments';
import { commentsFromBefore } from './comments.before.ts';
import { commentData } from './comments.own-data.ts';
import { commentChores } from './comments.chores.ts';
import { commentAnnouncements } from './comments.announcements.ts';
import { commentHiding } from './comments.hiding.ts';
import { commentReading } from './comments.reading.ts';
import { commentNotices } from './comments.notices.ts';
import { commentRoutes } from './comments.routes.ts';
import { commentSurroundings } from './comments.surroundings.ts';
import { commentService } from './comments.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  queue: ModerationQueue;
}

/** What is said below posts. */
export function createComments(needs: Needs) {
  const reading = commentReading(needs);
  const announcements = commentAnnouncements(needs);
  const comments = commentService({
    ...needs,
    announcements,
    hold: (tx, comment) => needs.queue.add(tx, { ...comment, kind: 'comment', priority: 2 }),
  });
  return {
    ownData: commentData,
    chores: commentChores,
    routes: commentRoutes(comments, reading),
    notices: commentNotices,
    api: {
      decideAsGuardian: comments.decideAsGuardian,
      stop: comments.stop,
      subject: reading.subject,
      surroundings: commentSurroundings(needs),
      hiding: commentHiding({ ...needs, announcements }),
      words: commentsFromBefore(needs),
      holder: {
        lock: (tx, id) => comments.lock(tx, id as CommentId),
        decide: (tx, id, approved) => comments.decideAsModerator(tx, id as CommentId, approved),
      } satisfies QueueHolder,
    },
  };
}
