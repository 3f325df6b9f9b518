import { handle } from '#platform/http/route';
import {
  goalEndpoints as goalsOf,
  trainingEndpoints as endpoints,
  trainingSharingEndpoints as sharingOf,
} from '@ribbon/domain/training';
import type { ElementService } from './elements/training.elements.service.ts';
import type { LogFileService } from './file/training.log.service.ts';
import type { GoalService } from './goals/training.goals.service.ts';
import type { ProgressService } from './progress/training.progress.service.ts';
import type { SessionService } from './sessions/training.sessions.service.ts';
import type { CommentService } from './sharing/training.comments.service.ts';
import type { SharingService } from './sharing/training.sharing.service.ts';

interface Needs {
  sessions: SessionService;
  elements: ElementService;
  goals: GoalService;
  progress: ProgressService;
  files: LogFileService;
  sharing: SharingService;
  comments: CommentService;
}

export const trainingRoutes = (needs: Needs) => {
  const { sessions, elements, goals, progress, files, sharing, comments } = needs;
  return [
    handle(endpoints.overview, ({ actor, query }) => progress.overview(actor, query.today)),
    handle(endpoints.card, ({ actor }) => progress.card(actor)),
    handle(endpoints.progress, ({ actor, query }) => progress.progress(actor, query)),
    handle(endpoints.sessions, ({ actor, query }) => sessions.page(actor, query)),
    handle(endpoints.save, ({ actor, params, body }) =>
      sessions.save(actor, params.sessionId, body),
    ),
    handle(endpoints.remove, ({ actor, params }) => sessions.remove(actor, params.sessionId)),
    handle(endpoints.elements, ({ actor }) => elements.list(actor)),
    handle(endpoints.addElement, ({ actor, params, body }) =>
      elements.add(actor, params.clubId, body),
    ),
    handle(endpoints.removeElement, ({ actor, params }) =>
      elements.remove(actor, params.clubId, params.elementId),
    ),
    handle(endpoints.exportLog, async ({ actor }) => files.export(actor)),
    handle(endpoints.previewImport, ({ actor, body }) => files.preview(actor, body.csv)),
    handle(endpoints.importLog, ({ actor, body }) => files.import(actor, body.csv)),
    handle(goalsOf.list, ({ actor }) => goals.list(actor)),
    handle(goalsOf.save, ({ actor, params, body }) => goals.save(actor, params.goalId, body)),
    handle(goalsOf.move, ({ actor, params, body }) =>
      goals.move(actor, params.goalId, body.progress),
    ),
    handle(goalsOf.tick, ({ actor, params, body }) =>
      goals.tick(actor, params.goalId, params.milestoneId, body.done),
    ),
    handle(goalsOf.pause, ({ actor, params, body }) =>
      goals.pause(actor, params.goalId, body.paused),
    ),
    handle(goalsOf.remove, ({ actor, params }) => goals.remove(actor, params.goalId)),
    handle(sharingOf.logs, ({ actor }) => sharing.logs(actor)),
    handle(sharingOf.log, ({ actor, params, query }) => sharing.log(actor, params.userId, query)),
    handle(sharingOf.coachWords, ({ actor, params }) => sharing.coachWords(actor, params.userId)),
    handle(sharingOf.shares, ({ actor, params }) => sharing.shares(actor, params.userId)),
    handle(sharingOf.share, ({ actor, params }) =>
      sharing.share(actor, params.userId, params.clubId),
    ),
    handle(sharingOf.withdraw, ({ actor, params }) =>
      sharing.withdraw(actor, params.userId, params.clubId),
    ),
    handle(sharingOf.comment, ({ actor, params, body }) =>
      comments.add(actor, params.sessionId, body),
    ),
    handle(sharingOf.removeComment, ({ actor, params }) =>
      comments.remove(actor, params.commentId),
    ),
  ];
};
