import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { authorize } from '#platform/guards';
import { announce } from '#platform/realtime';
import type { SignedIn } from '#platform/session';
import type { UserId } from '@ribbon/domain/accounts';
import { familyFaults } from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import {
  type NewPost,
  OWN_POSTS_LIMIT,
  type OwnPost,
  type PostId,
  postFaults,
  postPolicy,
} from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { postStore } from './posts.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
  moderation: Moderation;
}

export type PostService = ReturnType<typeof postService>;

export const postService = ({ db, clock, guardians, moderation }: Needs) => ({
  /** Every post is read before it is saved; a child's goes to the guardian as well. */
  async create(actor: SignedIn, post: NewPost): Promise<OwnPost> {
    authorize(postPolicy.create(actor));
    if (!postPolicy.audiences(actor).includes(post.visibility)) throw postFaults.audienceTooWide();
    await moderation.approve(actor, {
      kind: 'post',
      field: 'content',
      text: post.content,
      audience: post.visibility,
    });
    return db.transaction().execute(async (tx) => {
      const asks = postPolicy.needsGuardian(actor);
      if (asks && !(await guardians.permits(tx, actor.id, 'create_posts'))) {
        throw familyFaults.guardianSaysNo();
      }
      const written = await postStore.insert(tx, {
        ...post,
        authorId: actor.id,
        approvalStatus: asks ? 'waiting_guardian' : 'approved',
        at: clock(),
      });
      if (asks) await guardians.ask(tx, actor.id, { postId: written.id });
      return written;
    });
  },

  async mine(actor: SignedIn) {
    return { posts: await postStore.ofAuthor(db, actor.id, OWN_POSTS_LIMIT) };
  },

  remove: (actor: SignedIn, postId: PostId): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (postPolicy.needsGuardian(actor)) await guardians.withdraw(tx, actor.id, { postId });
      if (!(await postStore.remove(tx, postId, actor.id))) throw commonFaults.notFound();
    }),

  /** The guardian has read it. */
  async decideAsGuardian(
    tx: Kysely<DB>,
    post: { id: string; childId: UserId },
    approved: boolean,
  ): Promise<void> {
    await postStore.setApproval(tx, post.id, approved ? 'approved' : 'rejected', clock());
    await announce(tx, `user:${post.childId}`, 'own-posts');
  },
});
