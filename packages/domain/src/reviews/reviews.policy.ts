import { type Actor, type AgeBand, can, isAdult, isChild } from '../accounts/index.ts';

/** What a club is to whoever acts. */
export interface ClubStanding {
  /** Whether they administer it; a role or a type alone does not say so. */
  runsClub: boolean;
}

export const reviewPolicy = {
  /** A review is public, so nobody under 13 writes one, whatever the account calls itself. */
  rate: (actor: Actor) => can(actor, 'rateClubs') && !isChild(actor?.ageBand),
  /** Whoever runs a club does not rate it. */
  write: (actor: Actor, { runsClub }: ClubStanding) => reviewPolicy.rate(actor) && !runsClub,
  /** A review is public, so it names nobody under 18 but to themselves (rule 24). */
  namesAuthor: (author: { ageBand: AgeBand; isOwn: boolean }) =>
    author.isOwn || isAdult(author.ageBand),
  /** For the club speaks who administers it. */
  reply: (actor: Actor, { runsClub }: ClubStanding) => can(actor, 'manageClubs') && runsClub,
};
