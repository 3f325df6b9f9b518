import { type Actor, type AgeBand, can, isAdult, isChild } from '../accounts/index.ts';

/** How a club is related to the person acting. */
export interface ClubStanding {
  /** Whether they administer it; a role or a type alone is not enough. */
  runsClub: boolean;
}

/** What somebody is to a coach of a club. */
export interface RatingAccess {
  /** Confirmed by the club long enough ago, or the guardian of such a member under 18. */
  isOfClub: boolean;
  /** Runs the club or coaches there. */
  isStaff: boolean;
  /** The coach themselves, or of the coach's household. */
  isHousehold: boolean;
}

export const reviewPolicy = {
  /** A review is public, so nobody under 13 writes one, whatever the type of the account. */
  rate: (actor: Actor) => can(actor, 'rateClubs') && !isChild(actor?.ageBand),
  /** People who run a club cannot rate it. */
  write: (actor: Actor, { runsClub }: ClubStanding) => reviewPolicy.rate(actor) && !runsClub,
  /** The flag is a ceiling: coaches never rate coaches, and for a child under 13 a guardian does. */
  rateCoaches: (actor: Actor) => can(actor, 'rateCoaches') && !isChild(actor?.ageBand),
  rateCoach: (actor: Actor, { isOfClub, isStaff, isHousehold }: RatingAccess) =>
    reviewPolicy.rateCoaches(actor) && isOfClub && !isStaff && !isHousehold,
  /** A review is public, so it names nobody under 18 but to themselves (rule 24). */
  namesAuthor: (author: { ageBand: AgeBand; isOwn: boolean }) =>
    author.isOwn || isAdult(author.ageBand),
  /** For the club speaks who administers it. */
  reply: (actor: Actor, { runsClub }: ClubStanding) => can(actor, 'manageClubs') && runsClub,
};
