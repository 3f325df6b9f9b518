import { readersOf } from '#db/visibility/reach';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate, invalidateFor } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';
import type { PostId, Visibility } from '@ribbon/domain/posts';
import { type Kysely, sql } from 'kysely';
import { tagStore } from './tags/posts.tags.store.ts';

interface Published {
  id: PostId;
  authorId: UserId;
  visibility: Visibility;
}

/** Notifies people in the pictures of a published post who have not been notified before. */
async function notifyTagged(
  tx: Kysely<DB>,
  domainEvents: DomainEvents,
  postId: PostId,
): Promise<void> {
  for (const userId of await tagStore.invalidate(tx, postId)) {
    await domainEvents.publish(tx, 'post.tagged', { postId, userId });
  }
}

export type PostRealtime = ReturnType<typeof postRealtime>;

/** Announces posts. An announcement says that there is something to read, never what or whose. */
export const postRealtime = ({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}) => ({
  tagged: (tx: Kysely<DB>, postId: PostId) => notifyTagged(tx, domainEvents, postId),

  async published(tx: Kysely<DB>, { id, authorId, visibility }: Published): Promise<void> {
    await domainEvents.publish(tx, 'post.published', { postId: id });
    await notifyTagged(tx, domainEvents, id);
    if (visibility === 'private') return;
    if (visibility === 'public') {
      await invalidate(tx, 'everyone', 'new-posts');
      return;
    }
    const { rows } = await sql<{
      id: string;
    }>`select id from ${readersOf(authorId, clock())} reader`.execute(tx);
    await invalidateFor(
      tx,
      rows.map((reader) => reader.id),
      'new-posts',
    );
  },

  held: (tx: Kysely<DB>, postId: PostId) => domainEvents.publish(tx, 'post.held', { postId }),

  /** A moderator has looked at its pictures. */
  reviewed: (tx: Kysely<DB>, postId: PostId, published: boolean) =>
    domainEvents.publish(tx, 'post.reviewed', { postId, published }),

  answered: (tx: Kysely<DB>, postId: PostId, approved: boolean) =>
    domainEvents.publish(tx, approved ? 'post.approved' : 'post.declined', { postId }),

  /** Refreshes a post wherever its author has it open or has a notification about it. */
  async changed(tx: Kysely<DB>, authorId: UserId): Promise<void> {
    for (const topic of ['own-posts', 'post', 'notifications'] as const)
      await invalidate(tx, `user:${authorId}`, topic);
  },
});
