import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { SessionCommentId, TrainingSessionId } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';

export const commentStore = {
  async insert(
    tx: Kysely<DB>,
    comment: { sessionId: TrainingSessionId; authorId: UserId; content: string; at: Date },
  ): Promise<SessionCommentId> {
    const { id } = await tx
      .insertInto('training_comments')
      .values({
        session_id: comment.sessionId,
        author_id: comment.authorId,
        content: comment.content,
        created_at: comment.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as SessionCommentId;
  },

  async find(db: Kysely<DB>, id: SessionCommentId) {
    const row = await db
      .selectFrom('training_comments as comment')
      .innerJoin('training_sessions as session', 'session.id', 'comment.session_id')
      .select(['comment.author_id as authorId', 'session.user_id as userId', 'comment.content'])
      .where('comment.id', '=', id)
      .executeTakeFirst();
    return row as { authorId: UserId; userId: UserId; content: string } | undefined;
  },

  async remove(tx: Kysely<DB>, id: SessionCommentId): Promise<void> {
    await tx.deleteFrom('training_comments').where('id', '=', id).execute();
  },
};
