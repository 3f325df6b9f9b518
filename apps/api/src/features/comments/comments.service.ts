import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import { type Approval, type Moderation, heldBecause } from '#features/moderation';
import { viewerOf } from '#db/visibility/viewer';
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
import { randomUUID } from 'node:crypto';
import type { CommentRealtime } from './comments.realtime.ts';
import { commentAccess } from './read/comments.access.scope.ts';
import { type CommentTarget, loadCommentTarget } from './read/comments.target.store.ts';
import { knowsChild } from './read/comments.readers.store.ts';
import { commentStore } from './comments.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  realtime: CommentRealtime;
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
  realtime,
  guardians,
  moderation,
  hold,
}: Needs) {
  /** Others see it from now on. */
  async function appear(
    tx: Kysely<DB>,
    { id: commentId, postId, by: userId }: { id: CommentId; postId: PostId; by: UserId },
  ) {
    await domainEvents.publish(tx, 'post.commented', { postId, commentId, userId });
    await realtime.changed(tx, postId);
  }

  /** Whether a person has to read it before anybody else does; if not, minors wait alone. */
  async function isHeld(
    actor: SignedIn,
    post: CommentTarget,
    { isPattern, needsHumanReview, isToMinor, readerAge }: Approval & { isToMinor: boolean },
  ): Promise<boolean> {
    if (isPattern || !needsHumanReview) return isPattern;
    if (!isMinor(actor.ageBand)) return isToMinor;
    if (readerAge === 18) return true;
    const isToChild = post.authorId !== actor.id && isChild(post.authorAgeBand);
    return isToChild || knowsChild(db, actor.id, clock());
  }

  /**
   * The comment was published for adults: a yes shows it to minors, too, and a no takes it down.
   */
  async function decideForMinors(
    tx: Kysely<DB>,
    id: CommentId,
    userId: UserId,
    approved: boolean,
  ): Promise<void> {
    const to = approved ? 'approved' : 'rejected';
    const postId = await commentStore.settle(tx, id, { from: 'approved', to });
    if (postId === undefined) return;
    if (approved) await realtime.changed(tx, postId);
    else {
      await domainEvents.publish(tx, 'comment.reviewed', { postId, userId, published: false });
      await realtime.removed(tx, postId);
    }
  }

  return {
    /** Keeps a comment as it is until the transaction is over. */
    lock: (tx: Kysely<DB>, id: CommentId): Promise<void> => commentStore.lock(tx, id),

    /** Every comment is read before it is saved; a child's goes to the guardian as well. */
    async add(actor: SignedIn, postId: PostId, { content }: NewComment): Promise<Comment> {
      const post = reveal(await loadCommentTarget(db, postId, viewerOf(actor), clock()));
      const access = await commentAccess({ db, guardians }, actor, post);
      if (access === 'off') throw commentFaults.turnedOff();
      if (access === 'guardianSaysNo') throw familyFaults.guardianSaysNo();
      authorize(access === 'open');
      const { isToMinor, ...addressee } = commentPolicy.addressee(actor, post);
      // As words to a child also where only adults read it: a minor may join them tomorrow.
      const { verdict, ...found } = await moderation.clear(actor, {
        kind: 'comment',
        field: 'content',
        text: content,
        audience: post.visibility,
        toAgeBand: 'under13',
        ...addressee,
      });
      const waiting = commentPolicy.needsGuardian(actor) ? 'waiting_guardian' : 'approved';
      const state = (await isHeld(actor, post, { ...found, isToMinor })) ? 'held' : waiting;
      const id = randomUUID() as CommentId;
      const { readerAge } = found;
      const row = {
        id,
        postId,
        authorId: actor.id,
        content,
        state,
        readerAge,
        at: clock(),
      } as const;
      if (state === 'approved') {
        const event = { postId, commentId: id, userId: actor.id };
        const publication = domainEvents.publication('post.commented', event);
        return commentStore.insert(db, row, [verdict, publication, realtime.change(postId, post)]);
      }
      const reason = found.isPattern ? 'pattern' : heldBecause(actor, readerAge);
      return db.transaction().execute(async (tx) => {
        const comment = await commentStore.insert(tx, row, [verdict]);
        if (state === 'held') await hold(tx, { id, authorId: actor.id, reason });
        else await guardians.ask(tx, actor.id, { commentId: id });
        return comment;
      });
    },

    remove: (actor: SignedIn, commentId: CommentId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (commentPolicy.needsGuardian(actor)) {
          await guardians.withdraw(tx, actor.id, { commentId });
        }
        await realtime.removed(tx, reveal(await commentStore.remove(tx, commentId, actor.id)));
      }),

    /** A guardian has switched it off: what is not up yet never will be. */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      for (const postId of await commentStore.stopWaiting(tx, childId)) {
        await realtime.changedFor(tx, childId, postId);
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
      else await realtime.changedFor(tx, subject.childId, postId);
    },

    /** A moderator has read a held comment. A child's then waits for the guardian. */
    async decideAsModerator(tx: Kysely<DB>, id: CommentId, approved: boolean): Promise<void> {
      const author = await commentStore.authorOf(tx, id);
      if (author === undefined) return;
      const { id: userId } = author;
      if (author.state === 'approved') return decideForMinors(tx, id, userId, approved);
      const asks = commentPolicy.needsGuardian({ ageBand: ageBandAt(author, clock()) });
      const released = asks ? 'waiting_guardian' : 'approved';
      const to = approved ? released : 'rejected';
      const postId = await commentStore.settle(tx, id, { from: 'held', to });
      if (postId === undefined) return;
      if (to === 'waiting_guardian') await guardians.ask(tx, userId, { commentId: id });
      else
        await domainEvents.publish(tx, 'comment.reviewed', { postId, userId, published: approved });
      if (to === 'approved') await appear(tx, { id, postId, by: userId });
      else await realtime.changedFor(tx, userId, postId);
    },
  };
}
