import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Moderation } from '#features/moderation';
import { viewerOf } from '#db/viewer';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import { type UserId, ageBandAt, isChild, isMinor } from '@ribbon/domain/accounts';
import {
  type Comment,
  type CommentId,
  type NewComment,
  commentFaults,
  commentPolicy,
} from '@ribbon/domain/comments';
import { familyFaults } from '@ribbon/domain/families';
import type { QueueReason } from '@ribbon/domain/moderation';
import type { PostId } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import type { CommentAnnouncements } from './comments.announcements.ts';
import { youngestReader } from './comments.readers.store.ts';
import { type CommentedPost, commentReadingStore } from './comments.reading.store.ts';
import { commentStore } from './comments.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  announcements: CommentAnnouncements;
  guardians: GuardianGate;
  moderation: Moderation;
  /** Puts a comment before the moderators. */
  hold(
    tx: Kysely<DB>,
    comment: { id: CommentId; authorId: UserId; reason: QueueReason },
  ): Promise<void>;
}

export type CommentService = ReturnType<typeof commentService>;

export function commentService({
  db,
  clock,
  domainEvents,
  announcements,
  guardians,
  moderation,
  hold,
}: Needs) {
  /** Others see it from now on. */
  async function appear(
    tx: Kysely<DB>,
    comment: { id: CommentId; postId: PostId; by: UserId; below?: CommentedPost },
  ) {
    const { id: commentId, postId, by: userId, below } = comment;
    await domainEvents.publish(tx, 'post.commented', { postId, commentId, userId });
    await announcements.changed(tx, postId, below);
  }

  /**
   * The minor whom a comment speaks to: the author of the post, or whoever under 18 spoke last below
   * it. Whoever looks after a child under 13 is not read as a stranger; from 13 a link is to look.
   * Where no minor has spoken yet, those count who will read it.
   */
  async function addresseeOf(actor: SignedIn, postId: PostId, post: CommentedPost) {
    const isToAuthor = isMinor(post.authorAgeBand) && post.authorId !== actor.id;
    const isOwnChild = post.isGuardian && isChild(post.authorAgeBand);
    if (isToAuthor && !isOwnChild) {
      return { to: post.authorId, toAgeBand: post.authorAgeBand };
    }
    const to = isToAuthor ? { to: post.authorId } : {};
    if (isMinor(actor.ageBand)) return to;
    const spoke = await commentReadingStore.lastMinor(db, postId, actor.id, clock());
    if (spoke !== undefined) return { to: spoke.id, toAgeBand: spoke.ageBand };
    const toAgeBand = await youngestReader(db, postId, actor.id, clock());
    return toAgeBand ? { ...to, toAgeBand } : to;
  }

  return {
    /** Keeps a comment as it is until the transaction is over. */
    lock: (tx: Kysely<DB>, id: CommentId): Promise<void> => commentStore.lock(tx, id),

    /** Every comment is read before it is saved; a child's goes to the guardian as well. */
    async add(actor: SignedIn, postId: PostId, { content }: NewComment): Promise<Comment> {
      const post = reveal(await commentReadingStore.post(db, postId, viewerOf(actor), clock()));
      if (post.isOff) throw commentFaults.turnedOff();
      authorize(commentPolicy.add(actor, post));
      const asks = commentPolicy.needsGuardian(actor);
      if (asks && !(await guardians.permits(db, actor.id, 'comment'))) {
        throw familyFaults.guardianSaysNo();
      }
      const { isPattern, isForAPerson } = await moderation.approve(actor, {
        kind: 'comment',
        field: 'content',
        text: content,
        audience: post.visibility,
        ...(await addresseeOf(actor, postId, post)),
      });
      const waiting = asks ? 'waiting_guardian' : 'approved';
      const state = isPattern || isForAPerson ? 'held' : waiting;
      const reason = isPattern ? 'pattern' : 'adult_to_minor';
      return db.transaction().execute(async (tx) => {
        const row = { postId, authorId: actor.id, content, state, at: clock() } as const;
        const comment = await commentStore.insert(tx, row);
        const { id } = comment;
        if (state === 'held') await hold(tx, { id, authorId: actor.id, reason });
        if (state === 'waiting_guardian') await guardians.ask(tx, actor.id, { commentId: id });
        if (state === 'approved') await appear(tx, { id, postId, by: actor.id, below: post });
        return comment;
      });
    },

    remove: (actor: SignedIn, commentId: CommentId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (commentPolicy.needsGuardian(actor)) {
          await guardians.withdraw(tx, actor.id, { commentId });
        }
        await announcements.removed(tx, reveal(await commentStore.remove(tx, commentId, actor.id)));
      }),

    /** A guardian has switched it off: what is not up yet never will be. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      for (const postId of await commentStore.stopWaiting(tx, childId)) {
        await announcements.changedFor(tx, childId, postId);
      }
    },

    /** The guardian has read it. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      subject: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      const id = subject.id as CommentId;
      const to = approved ? 'approved' : 'rejected';
      const postId = await commentStore.settle(tx, id, { from: 'waiting_guardian', to });
      if (postId === undefined) return;
      if (approved) await appear(tx, { id, postId, by: subject.childId });
      else await announcements.changedFor(tx, subject.childId, postId);
    },

    /** Somebody of the team has read what was held. A child's goes on to the guardian. */
    async decideAsModerator(tx: Kysely<DB>, id: CommentId, approved: boolean): Promise<void> {
      const author = await commentStore.authorOf(tx, id);
      if (author === undefined) return;
      const { id: userId } = author;
      const asks = commentPolicy.needsGuardian({ ageBand: ageBandAt(author, clock()) });
      const released = asks ? 'waiting_guardian' : 'approved';
      const to = approved ? released : 'rejected';
      const postId = await commentStore.settle(tx, id, { from: 'held', to });
      if (postId === undefined) return;
      if (to === 'waiting_guardian') await guardians.ask(tx, userId, { commentId: id });
      else
        await domainEvents.publish(tx, 'comment.reviewed', { postId, userId, published: approved });
      if (to === 'approved') await appear(tx, { id, postId, by: userId });
      else await announcements.changedFor(tx, userId, postId);
    },
  };
}
