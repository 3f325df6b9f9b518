import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import type { PostRealtime } from '../posts.realtime.ts';
import { type PostRow, postStore } from '../posts.store.ts';

interface Needs {
  clock: Clock;
  realtime: PostRealtime;
}

/** Hears that an author has changed a post that a moderator has hidden. */
export interface HiddenPosts {
  sentAgain(tx: Kysely<DB>, content: { type: 'post'; id: string }): Promise<void>;
}

/** Whether a decision of the team keeps a post out of sight. */
export const isHiddenByTeam = ({ isHidden, hiddenAs }: PostRow): boolean =>
  isHidden && hiddenAs === 'team';

/** Applies a moderator's decision to a post. */
export const postHiding = ({ clock, realtime }: Needs) => ({
  /** Returns the post's author; undefined when there is no such post. */
  async hide(tx: Kysely<DB>, id: string, by: UserId): Promise<UserId | undefined> {
    const post = await postStore.find(tx, id as PostId);
    if (post === undefined) return undefined;
    await postStore.hideByDecision(tx, post.id, by, clock());
    await realtime.changed(tx, post.authorId);
    return post.authorId;
  },

  async show(tx: Kysely<DB>, id: string): Promise<void> {
    const post = await postStore.find(tx, id as PostId);
    if (post === undefined) return;
    await postStore.endDecision(tx, post.id);
    await realtime.changed(tx, post.authorId);
  },
});
