import type { DB } from '#db/schema.generated';
import type { MediaOwnerHooks } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import type { ApprovalStatus, PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import type { PostRealtime } from '../posts.realtime.ts';
import { postStore } from '../posts.store.ts';

interface Needs {
  clock: Clock;
  realtime: PostRealtime;
}

export type PostSettling = ReturnType<typeof postSettling>;

/** Moves a waiting post on, once a person has decided. */
export function postSettling({ clock, realtime }: Needs) {
  /** Moves a post on and notifies the people waiting for it. */
  async function settle(
    tx: Kysely<DB>,
    postId: PostId,
    move: { from: ApprovalStatus; to: ApprovalStatus },
  ): Promise<void> {
    const post = await postStore.settle(tx, postId, { ...move, at: clock() });
    if (post === undefined) return;
    if (move.to === 'approved') await realtime.published(tx, { id: postId, ...post });
    if (move.to === 'held') await realtime.held(tx, postId);
    if (move.to === 'needs_change') await realtime.reviewed(tx, postId, false);
    if (move.from === 'held' && move.to === 'approved') await realtime.reviewed(tx, postId, true);
    await realtime.changed(tx, post.authorId);
  }

  /** Where its pictures let a post go that everybody else has said yes to. */
  async function picturesLead(tx: Kysely<DB>, postId: PostId): Promise<ApprovalStatus> {
    const { held, rejected } = await postStore.picturesOf(tx, postId);
    if (held) return 'held';
    return rejected ? 'needs_change' : 'approved';
  }

  const pictures: MediaOwnerHooks = {
    lock: (tx, postId) => postStore.find(tx, postId as PostId),

    /**
     * Moves a post on with its last picture; a published post is taken down when a picture has to
     * go.
     */
    async decided(tx, subjectId) {
      const postId = subjectId as PostId;
      const to = await picturesLead(tx, postId);
      if (to === 'held') return;
      await settle(tx, postId, { from: 'held', to });
      if (to === 'needs_change') await settle(tx, postId, { from: 'approved', to });
    },
  };

  return {
    pictures,

    /** A guardian has switched it off: what is not up yet never will be. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      await postStore.stopWaiting(tx, childId, clock());
      await realtime.changed(tx, childId);
    },

    /** The same of posts that show something. */
    async stopPictures(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      await postStore.stopWaiting(tx, childId, clock(), { withMedia: true });
      await realtime.changed(tx, childId);
    },

    /** The guardian has read it; what a person has to look at waits for that, too. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      post: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      const postId = post.id as PostId;
      await realtime.answered(tx, postId, approved);
      if (approved) await postStore.showApproved(tx, postId);
      const to = approved ? await picturesLead(tx, postId) : 'rejected';
      await settle(tx, postId, { from: 'waiting_guardian', to });
    },
  };
}
