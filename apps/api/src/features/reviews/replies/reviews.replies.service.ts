import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import {
  type AgeBand,
  type Member,
  type UserId,
  ageBandAt,
  isMinor,
} from '@ribbon/domain/accounts';
import {
  type NewReply,
  type ReviewId,
  type ReviewReply,
  reviewPolicy,
} from '@ribbon/domain/reviews';
import type { Kysely } from 'kysely';
import { replyStore } from './reviews.replies.store.ts';
import type { ReviewRealtime } from '../reviews.realtime.ts';
import { reviewStore } from '../reviews.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  realtime: ReviewRealtime;
}

export type ReplyService = ReturnType<typeof replyService>;

/** The one answer that a club may give to a review. */
export function replyService({ db, clock, domainEvents, moderation, realtime }: Needs) {
  /** Lets those speak who run the club, and says whose review it is. */
  async function admit(
    actor: Member,
    reviewId: ReviewId,
  ): Promise<{ authorId: UserId; ageBand: AgeBand }> {
    const review = reveal(await reviewStore.visible(db, reviewId, actor.id));
    const club = reveal(await reviewStore.club(db, review.clubId, actor.id));
    authorize(reviewPolicy.reply(actor, club));
    return { authorId: review.authorId, ageBand: ageBandAt(review, clock()) };
  }

  return {
    async write(actor: SignedIn, reviewId: ReviewId, { content }: NewReply): Promise<ReviewReply> {
      const { authorId, ageBand } = await admit(actor, reviewId);
      // Children open the page as well, also where an adult wrote the review.
      await moderation.approve(actor, {
        kind: 'club_review_reply',
        field: 'content',
        text: content,
        audience: 'public',
        ...(isMinor(ageBand) && { to: authorId }),
        toAgeBand: 'under13',
        orRefuse: true,
      });
      return db.transaction().execute(async (tx) => {
        const at = clock();
        const written = reveal(
          await replyStore.upsert(tx, { reviewId, authorId: actor.id, content, at }),
        );
        const isFirst = written.createdAt.getTime() === at.getTime();
        if (isFirst) await domainEvents.publish(tx, 'club.review.replied', { reviewId });
        await realtime.changed(tx, authorId, true);
        return written;
      });
    },

    async remove(actor: Member, reviewId: ReviewId): Promise<void> {
      const { authorId } = await admit(actor, reviewId);
      await db.transaction().execute(async (tx) => {
        reveal(reviewId, await replyStore.remove(tx, reviewId));
        await realtime.changed(tx, authorId, true);
      });
    },
  };
}
