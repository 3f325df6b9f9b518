import { readersOf } from '#db/reach';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { announce, announceTo } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import { commentsTopic } from '@ribbon/domain/kernel';
import type { PostId } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import type { CommentedPost } from './comments.reading.store.ts';
import { commentStore } from './comments.store.ts';

export type CommentAnnouncements = ReturnType<typeof commentAnnouncements>;

/**
 * Who hears that the comments of a post have changed, by its id alone: of what everybody may read
 * everybody, of anything else only those who may read it.
 */
export function commentAnnouncements({ clock }: { clock: Clock }) {
  async function changed(
    tx: Kysely<DB>,
    postId: PostId,
    known?: Pick<CommentedPost, 'authorId' | 'visibility'>,
  ): Promise<UserId> {
    const { authorId, visibility } = known ?? (await commentStore.postOf(tx, postId));
    if (visibility === 'public') {
      await announce(tx, 'everyone', commentsTopic(postId));
      return authorId;
    }
    const readers = sql<{ id: string }>`select id from ${readersOf(authorId, clock())} r`;
    const { rows } = visibility === 'private' ? { rows: [] } : await readers.execute(tx);
    await announceTo(tx, [authorId, ...rows.map(({ id }) => id)], commentsTopic(postId));
    return authorId;
  }

  return {
    changed,

    /** Whoever wrote the post was told of the comment, and is told of it no more. */
    async removed(tx: Kysely<DB>, postId: PostId): Promise<void> {
      await announce(tx, `user:${await changed(tx, postId)}`, 'notifications');
    },

    /** Only one person sees the difference. */
    changedFor: (tx: Kysely<DB>, userId: UserId, postId: PostId): Promise<void> =>
      announce(tx, `user:${userId}`, commentsTopic(postId)),
  };
}
