import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { ContentKind } from '#platform/content/content';
import { type SessionCommentId, trainingPolicy } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { logScope } from '../training.scope.ts';
import { commentStore } from './training.comments.store.ts';

/** Comments of coaches: everyone who reads the log around one can report it. */
export const trainingCommentContent = ({
  db,
  clock,
}: {
  db: Kysely<DB>;
  clock: Clock;
}): ContentKind => ({
  kind: 'training_comment',
  report: {
    async find(viewer, id) {
      const comment = await commentStore.find(db, id as SessionCommentId);
      const log = comment && (await logScope(db, viewer, comment.userId, clock()));
      if (!comment || !log || !trainingPolicy.read(viewer, log)) return undefined;
      return { authorId: comment.authorId, snapshot: comment.content, isForEverybody: false };
    },
  },
});
