import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { CommentId } from '@ribbon/domain/comments';
import type { Kysely } from 'kysely';
import type { CommentRealtime } from '../comments.realtime.ts';
import { commentStore } from '../comments.store.ts';

interface Needs {
  clock: Clock;
  realtime: CommentRealtime;
}

/** What a moderator's decision does to a comment. */
export const commentHiding = ({ clock, realtime }: Needs) => ({
  /** Says whose it is; undefined when it is not there. */
  async hide(tx: Kysely<DB>, id: string, by: UserId): Promise<UserId | undefined> {
    await commentStore.lock(tx, id as CommentId);
    const hidden = await commentStore.setHidden(tx, id as CommentId, by, clock());
    if (hidden !== undefined) await realtime.removed(tx, hidden.postId);
    return hidden?.authorId;
  },

  async show(tx: Kysely<DB>, id: string): Promise<void> {
    await commentStore.lock(tx, id as CommentId);
    const shown = await commentStore.setHidden(tx, id as CommentId, null, clock());
    if (shown !== undefined) await realtime.changed(tx, shown.postId);
  },
});
