import { readersOf } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { invalidate, invalidation, invalidationFor } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { commentsTopic } from '@ribbon/domain/kernel';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CommentedPost } from './read/comments.sql.ts';
import { commentStore } from './comments.store.ts';

export type CommentRealtime = ReturnType<typeof commentRealtime>;

/**
 * Announces that the comments of a post have changed, by its id alone: to everybody if everybody
 * may read the post, otherwise only to its readers.
 */
export function commentRealtime({ clock }: { clock: Clock }) {
  /** The announcement as a statement, for callers that run it together with others. */
  function change(
    postId: PostId,
    { authorId, visibility }: Pick<CommentedPost, 'authorId' | 'visibility'>,
  ): RawBuilder<unknown> {
    const topic = commentsTopic(postId);
    if (visibility === 'public') return invalidation('everyone', topic);
    if (visibility === 'private') return invalidation(`user:${authorId}`, topic);
    const readers = sql<{ id: string }>`(select ${authorId}::uuid as id
      union select id from ${readersOf(authorId, clock())} reader)`;
    return invalidationFor(readers, topic);
  }

  async function changed(tx: Kysely<DB>, postId: PostId): Promise<UserId> {
    const post = await commentStore.postOf(tx, postId);
    await change(postId, post).execute(tx);
    return post.authorId;
  }

  return {
    change,
    changed,

    /**
     * Also refreshes notifications: the post's author was notified of the comment, and is no
     * longer.
     */
    async removed(tx: Kysely<DB>, postId: PostId): Promise<void> {
      await invalidate(tx, `user:${await changed(tx, postId)}`, 'notifications');
    },

    /** Announces a change that only one person sees. */
    changedFor: (tx: Kysely<DB>, userId: UserId, postId: PostId): Promise<void> =>
      invalidate(tx, `user:${userId}`, commentsTopic(postId)),
  };
}
