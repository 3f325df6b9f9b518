import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Member } from '@ribbon/domain/accounts';
import { type SessionCommentId, trainingPolicy } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { logScope } from '../training.scope.ts';
import { commentStore } from './training.comments.store.ts';

/** A coach's comment as a thing that those can report who read the log it stands in. */
export const commentSubject =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  async (viewer: Member, id: string) => {
    const comment = await commentStore.find(db, id as SessionCommentId);
    const log = comment && (await logScope(db, viewer, comment.userId, clock()));
    if (!comment || !log || !trainingPolicy.read(viewer, log)) return undefined;
    return { authorId: comment.authorId, snapshot: comment.content, isForEverybody: false };
  };
