import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import { type Member, isMinor } from '@ribbon/domain/accounts';
import {
  type SessionCommentId,
  type NewSessionComment,
  type SessionComment,
  type TrainingSessionId,
  trainingPolicy,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { sessionReading } from '../sessions/training.sessions.read.service.ts';
import { logChanged } from '../training.realtime.ts';
import { logScope } from '../training.scope.ts';
import { commentStore } from './training.comments.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
}

export type CommentService = ReturnType<typeof commentService>;

/** What a coach says about a session: read first, and hardest where a minor reads it. */
export function commentService({ db, clock, domainEvents, moderation }: Needs) {
  const reader = ({ id }: Member) => ({ id, isOwner: false, mayRemoveComments: false });

  return {
    async add(
      actor: SignedIn,
      sessionId: TrainingSessionId,
      { content }: NewSessionComment,
    ): Promise<SessionComment> {
      const session = reveal(await sessionReading.one(db, reader(actor), sessionId));
      const log = reveal(await logScope(db, actor, session.userId, clock()));
      reveal(log, trainingPolicy.read(actor, log));
      authorize(trainingPolicy.comment(actor, log));
      const { id: to, ageBand: toAgeBand } = log.person;
      await moderation.approve(actor, {
        kind: 'training',
        field: 'content',
        text: content,
        audience: 'private',
        ...(isMinor(toAgeBand) && { to, toAgeBand, orRefuse: true }),
      });
      return db.transaction().execute(async (tx) => {
        const comment = { sessionId, authorId: actor.id, content, at: clock() };
        const commentId = await commentStore.insert(tx, comment);
        await domainEvents.publish(tx, 'training.session.commented', { commentId });
        await logChanged(tx, session.userId);
        const written = await sessionReading.one(tx, reader(actor), sessionId);
        return reveal(written?.comments.find(({ id }) => id === commentId));
      });
    },

    async remove(actor: Member, id: SessionCommentId): Promise<void> {
      const comment = reveal(await commentStore.find(db, id));
      const log = reveal(await logScope(db, actor, comment.userId, clock()));
      const isAuthor = comment.authorId === actor.id;
      reveal(log, isAuthor || trainingPolicy.read(actor, log));
      authorize(trainingPolicy.removeComment(log, { isAuthor }));
      await db.transaction().execute(async (tx) => {
        await commentStore.remove(tx, id);
        await logChanged(tx, comment.userId, [comment.authorId]);
      });
    },
  };
}
