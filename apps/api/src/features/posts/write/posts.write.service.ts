import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import { familyFaults } from '@ribbon/domain/families';
import {
  type ApprovalStatus,
  type NewPost,
  type PostId,
  postFaults,
  postPolicy,
} from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { isSamePost, needsOtherTags } from './posts.changes.rules.ts';
import { type HiddenPosts, isHiddenByTeam } from './posts.hidden.moderation.ts';
import type { PostRealtime } from '../posts.realtime.ts';
import { type PostRow, postStore } from '../posts.store.ts';
import { tagStore } from '../tags/posts.tags.store.ts';
import type { PostWriting } from './posts.draft.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: GuardianGate;
  writing: PostWriting;
  realtime: PostRealtime;
  hidden: HiddenPosts;
}

export type PostService = ReturnType<typeof postService>;

/** Posts that people write in their own name, from the first word to the last. */
export function postService({ db, clock, guardians, writing, realtime, hidden }: Needs) {
  /**
   * The post as its author may write it: only for an allowed audience, and without a location
   * unless the author is an adult.
   */
  async function allowed(actor: SignedIn, post: NewPost): Promise<NewPost> {
    const allowsPublic =
      post.visibility === 'public' && (await postStore.allowsPublic(db, actor.id));
    if (!postPolicy.audiences(actor, { allowsPublic }).includes(post.visibility)) {
      throw postFaults.audienceTooWide();
    }
    return postPolicy.tellsLocation(actor) ? post : { ...post, location: '' };
  }

  /** Where a post goes that has just been written. */
  async function send(
    tx: Kysely<DB>,
    actor: SignedIn,
    { id, visibility }: { id: PostId; visibility: NewPost['visibility'] },
    { status, isNew }: { status: ApprovalStatus; isNew: boolean },
  ): Promise<void> {
    if (status === 'waiting_guardian') await guardians.ask(tx, actor.id, { postId: id });
    if (status === 'held') await realtime.held(tx, id);
    if (status === 'approved' && isNew) {
      await realtime.published(tx, { id, authorId: actor.id, visibility });
    }
    await realtime.changed(tx, actor.id);
  }

  async function permitted(tx: Kysely<DB>, actor: SignedIn): Promise<void> {
    if (!postPolicy.needsGuardian(actor)) return;
    if (!(await guardians.permits(tx, actor.id, 'create_posts'))) {
      throw familyFaults.guardianSaysNo();
    }
  }

  const stateOf = (actor: SignedIn, isHeld: boolean): ApprovalStatus => {
    if (postPolicy.needsGuardian(actor)) return 'waiting_guardian';
    return isHeld ? 'held' : 'approved';
  };

  /** The actor's own post, for a change; not found unless the actor wrote it in their own name. */
  const own = async (tx: Kysely<DB>, actor: SignedIn, postId: PostId): Promise<PostRow> => {
    const post = await postStore.find(tx, postId);
    return reveal(post, post?.authorId === actor.id && post.clubId === null && !post.isRemoved);
  };

  return {
    /** Every post is read before it is saved; a child's goes to the guardian as well. */
    async create(actor: SignedIn, written: NewPost): Promise<PostId> {
      authorize(postPolicy.create(actor));
      const post = await allowed(actor, written);
      const readerAge = await writing.read(actor, post);
      return db.transaction().execute(async (tx) => {
        await permitted(tx, actor);
        const id = await postStore.insert(tx, {
          ...post,
          authorId: actor.id,
          approvalStatus: 'checking',
          readerAge,
          at: clock(),
        });
        await writing.hold(tx, { ...post, id, authorId: actor.id }, readerAge);
        const status = stateOf(actor, await writing.show(tx, actor, id, post.media));
        await postStore.settle(tx, id, { from: 'checking', to: status, at: clock() });
        await send(tx, actor, { id, visibility: post.visibility }, { status, isNew: true });
        return id;
      });
    },

    /** Edits a post; everyone who had to approve the old version approves a changed one again. */
    async edit(actor: SignedIn, postId: PostId, written: NewPost): Promise<void> {
      const before = await own(db, actor, postId);
      const post = await allowed(actor, written);
      const isSame = isSamePost(before, post);
      const readerAge = isSame ? null : await writing.read(actor, post);
      await db.transaction().execute(async (tx) => {
        // The question before the post, as a guardian who answers takes them.
        if (!isSame && postPolicy.needsGuardian(actor)) {
          await guardians.withdraw(tx, actor.id, { postId });
        }
        const { approvalStatus } = await own(tx, actor, postId);
        await postStore.setCommentsOff(tx, postId, post.commentsOff);
        if (isSame) {
          await realtime.changed(tx, actor.id);
          return;
        }
        await permitted(tx, actor);
        if (needsOtherTags(before, post)) await tagStore.clear(tx, postId);
        const status = stateOf(actor, await writing.show(tx, actor, postId, post.media));
        await postStore.rewrite(tx, postId, {
          ...post,
          approvalStatus: status,
          readerAge,
          at: clock(),
        });
        await writing.hold(tx, { ...post, id: postId, authorId: actor.id }, readerAge);
        if (isHiddenByTeam(before)) await hidden.sentAgain(tx, { type: 'post', id: postId });
        const isNew = approvalStatus !== 'approved';
        await send(tx, actor, { id: postId, visibility: post.visibility }, { status, isNew });
      });
    },
  };
}
