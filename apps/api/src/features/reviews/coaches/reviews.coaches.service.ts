import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { Actor, ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type CoachRating,
  type RatedCoach,
  reviewFaults,
  reviewPolicy,
} from '@ribbon/domain/reviews';
import type { Kysely } from 'kysely';
import { coachRatingStore } from './reviews.coaches.store.ts';

interface CoachInClub {
  clubId: ClubId;
  coachId: UserId;
}

export type CoachRatings = ReturnType<typeof coachRatings>;

/**
 * Stars for coaches. Nothing is announced, logged or stored with a time, so that nobody learns who
 * rated.
 */
export function coachRatings({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    async ofClub(viewer: Actor, clubId: ClubId): Promise<{ coaches: RatedCoach[] }> {
      const sqlViewer = viewer && viewerOf(viewer);
      const rows = await coachRatingStore.ofClub(db, clubId, sqlViewer, clock());
      const coaches = rows.map(({ coach, figure, own, ...access }) => ({
        coach,
        figure,
        own,
        mayRate: reviewPolicy.rateCoach(viewer, access),
      }));
      return { coaches };
    },

    async rate(actor: Member, coach: CoachInClub, { stars }: CoachRating): Promise<void> {
      const access = reveal(await coachRatingStore.access(db, coach, viewerOf(actor), clock()));
      if (!reviewPolicy.rateCoach(actor, access)) throw reviewFaults.mayNotRateCoach();
      await coachRatingStore.rate(db, { ...coach, giverId: actor.id, stars });
    },

    /** Takes back the actor's own rating, even if they could not give it today. */
    async takeBack(actor: Member, coach: CoachInClub): Promise<void> {
      reveal((await coachRatingStore.takeBack(db, { ...coach, giverId: actor.id })) || undefined);
    },
  };
}
