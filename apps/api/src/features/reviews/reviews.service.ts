import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import type { Actor, ClubId, Member } from '@ribbon/domain/accounts';
import {
  type OwnReview,
  type ReviewDraft,
  type ReviewAccess,
  type ReviewWords,
  reviewFaults,
  reviewPolicy,
} from '@ribbon/domain/reviews';
import type { Kysely } from 'kysely';
import type { ReviewRealtime } from './reviews.realtime.ts';
import { reviewStore } from './reviews.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  realtime: ReviewRealtime;
}

export type ReviewService = ReturnType<typeof reviewService>;

/** Reads reviews, and writes the actor's own review of a club. */
export function reviewService({ db, clock, domainEvents, moderation, realtime }: Needs) {
  /** Refuses people who may not rate, with the reason; words are read before they are saved. */
  async function admit(actor: SignedIn, clubId: ClubId, { comment }: ReviewWords): Promise<void> {
    const club = reveal(await reviewStore.club(db, clubId, actor.id));
    if (!reviewPolicy.rate(actor)) throw reviewFaults.mayNotRate();
    if (!reviewPolicy.write(actor, club)) throw reviewFaults.ownClub();
    if (comment === null) return;
    await moderation.approve(actor, {
      kind: 'club_review',
      field: 'comment',
      text: comment,
      audience: 'public',
    });
  }

  const own = async (tx: Kysely<DB>, clubId: ClubId, actor: Member): Promise<OwnReview> =>
    reveal(await reviewStore.ownOf(tx, clubId, actor.id));

  return {
    async ofClub(actor: Actor, clubId: ClubId, cursor: string | undefined) {
      const { rating } = reveal(await reviewStore.club(db, clubId, actor?.id));
      const page = { clubId, cursor, viewerId: actor?.id, now: clock() };
      return { rating, ...(await reviewStore.ofClub(db, page)) };
    },

    async reviewAccess(actor: Member, clubId: ClubId): Promise<ReviewAccess> {
      const club = reveal(await reviewStore.club(db, clubId, actor.id));
      return {
        review: (await reviewStore.ownOf(db, clubId, actor.id)) ?? null,
        mayReview: reviewPolicy.write(actor, club),
        mayReply: reviewPolicy.reply(actor, club),
        runsClub: club.runsClub,
      };
    },

    async submit(actor: SignedIn, clubId: ClubId, draft: ReviewDraft): Promise<OwnReview> {
      const words = wordsOf(draft);
      const before = await reviewStore.ownOf(db, clubId, actor.id);
      if (before !== undefined) throw reviewFaults.alreadyReviewed();
      await admit(actor, clubId, words);
      return db.transaction().execute(async (tx) => {
        const review = { ...words, clubId, userId: actor.id, at: clock() };
        const reviewId = await reviewStore.insert(tx, review);
        if (reviewId === undefined) throw reviewFaults.alreadyReviewed();
        await domainEvents.publish(tx, 'club.review.submitted', { reviewId });
        await realtime.changed(tx, actor.id, false);
        return own(tx, clubId, actor);
      });
    },

    /**
     * The published review stays as it is until the new words are decided (child-safety rule 16).
     */
    async edit(actor: SignedIn, clubId: ClubId, draft: ReviewDraft): Promise<OwnReview> {
      const words = wordsOf(draft);
      await own(db, clubId, actor);
      await admit(actor, clubId, words);
      return db.transaction().execute(async (tx) => {
        const before = reveal(await reviewStore.ownOf(tx, clubId, actor.id, { lock: true }));
        const isBackToApproved = before.status === 'approved' && isSame(before, words);
        if (before.status !== 'approved') {
          await reviewStore.replace(tx, before.id, words, clock());
        } else {
          await reviewStore.setEdit(tx, before.id, isBackToApproved ? null : words, clock());
        }
        if (!isBackToApproved) {
          await domainEvents.publish(tx, 'club.review.submitted', { reviewId: before.id });
        }
        await realtime.changed(tx, actor.id, false);
        return own(tx, clubId, actor);
      });
    },

    remove: (actor: Member, clubId: ClubId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const status = reveal(await reviewStore.remove(tx, clubId, actor.id));
        await realtime.changed(tx, actor.id, status === 'approved');
      }),
  };
}

const wordsOf = ({ rating, comment }: ReviewDraft): ReviewWords => ({
  rating,
  comment: comment === '' ? null : comment,
});

const isSame = (one: ReviewWords, other: ReviewWords) =>
  one.rating === other.rating && one.comment === other.comment;
