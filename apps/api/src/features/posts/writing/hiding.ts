import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import type { PostAnnouncements } from '../posts.announcements.ts';
import { type PostRow, postStore } from '../posts.store.ts';

interface Needs {
  clock: Clock;
  announcements: PostAnnouncements;
}

/** Who is told that an author has changed what a moderator has hidden. */
export interface HiddenPosts {
  sentAgain(tx: Kysely<DB>, content: { type: 'post'; id: string }): Promise<void>;
}

/** Whether a decision of the team keeps a post out of sight. */
export const isHiddenByTeam = ({ isHidden, hiddenAs }: PostRow): boolean =>
  isHidden && hiddenAs === 'team';

/** What a moderator's decision does to a post. */
export const postHiding = ({ clock, announcements }: Needs) => ({
  /** Says whose it is; undefined when it is not there. */
  async hide(tx: Kysely<DB>, id: string, by: UserId): Promise<UserId | undefined> {
    const post = await postStore.find(tx, id as PostId);
    if (post === undefined) return undefined;
    await postStore.hideByDecision(tx, post.id, by, clock());
    await announcements.changed(tx, post.authorId);
    return post.authorId;
  },

  async show(tx: Kysely<DB>, id: string): Promise<void> {
    const post = await postStore.find(tx, id as PostId);
    if (post === undefined) return;
    await postStore.endDecision(tx, post.id);
    await announcements.changed(tx, post.authorId);
  },
});
