import { type Actor, type AgeBand, can, isAdult, isChild } from '../accounts/index.ts';

/** What a club is to whoever acts. */
export interface ClubStanding {
  /** Whether they administer it; a role or a type alone does not say so. */
  runsClub: boolean;
}

/** What somebody is to a coach of a club. */
export interface CoachStanding {
  /** A member by the club's word for long enough, or the guardian of one who is under 18. */
  isOfClub: boolean;
  /** Runs the club or coaches there. */
  isStaff: boolean;
  /** The coach themselves, or of the coach's household. */
  isHousehold: boolean;
}

export const reviewPolicy = {
  /** A review is public, so nobody under 13 writes one, whatever the account calls itself. */
  rate: (actor: Actor) => can(actor, 'rateClubs') && !isChild(actor?.ageBand),
  /** Whoever runs a club does not rate it. */
  write: (actor: Actor, { runsClub }: ClubStanding) => reviewPolicy.rate(actor) && !runsClub,
  /** The flag is a ceiling: coaches never rate coaches, and for a child under 13 a guardian does. */
  rateCoaches: (actor: Actor) => can(actor, 'rateCoaches') && !isChild(actor?.ageBand),
  rateCoach: (actor: Actor, { isOfClub, isStaff, isHousehold }: CoachStanding) =>
    reviewPolicy.rateCoaches(actor) && isOfClub && !isStaff && !isHousehold,
  /** A review is public, so it names nobody under 18 but to themselves (rule 24). */
  namesAuthor: (author: { ageBand: AgeBand; isOwn: boolean }) =>
    author.isOwn || isAdult(author.ageBand),
  /** For the club speaks who administers it. */
  reply: (actor: Actor, { runsClub }: ClubStanding) => can(actor, 'manageClubs') && runsClub,
};
