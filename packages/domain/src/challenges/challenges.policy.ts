import {
  type Actor,
  type AgeBand,
  asksGuardian,
  can,
  isAdult,
  isChild,
} from '../accounts/index.ts';
import type { ChallengeMaker, ChallengeStatus, JoinRefusal } from './challenges.schema.ts';

/** What somebody is to the club of a challenge. */
export interface ClubStaff {
  isAdmin: boolean;
  isConfirmedCoach: boolean;
}

interface Joining {
  status: ChallengeStatus;
  /** A guardian's switch; only asked of children under 13. */
  guardianAllows: boolean;
}

export const challengePolicy = {
  /**
   * The audiences an adult may make a challenge for; `create` also requires a club's staff.
   */
  makers: (actor: Actor): readonly ChallengeMaker[] => {
    if (actor === undefined || !isAdult(actor.ageBand) || !can(actor, 'createChallenges'))
      return [];
    const all = ['system', 'coach', 'community'] as const;
    return all.filter((maker) => maker !== 'system' || can(actor, 'viewSystemAdmin'));
  },
  create: (actor: Actor, maker: ChallengeMaker, staff: ClubStaff): boolean =>
    challengePolicy.makers(actor).includes(maker) &&
    (maker !== 'coach' || staff.isAdmin || staff.isConfirmedCoach),
  /**
   * The author manages a challenge for friends, the club's current staff a club's, and every system
   * admin Ribbon's.
   */
  manage: (
    actor: Actor,
    challenge: { maker: ChallengeMaker; isOwn: boolean; staff: ClubStaff },
  ): boolean =>
    (challenge.isOwn && challenge.maker === 'community') ||
    (challenge.maker === 'system' && can(actor, 'viewSystemAdmin')) ||
    (challenge.maker === 'coach' && challengePolicy.create(actor, 'coach', challenge.staff)),
  /** Why somebody cannot join; undefined when they can. */
  refusal: (actor: Actor, { status, guardianAllows }: Joining): JoinRefusal | null => {
    if (!can(actor, 'joinChallenges')) return 'type';
    if (status === 'completed' || status === 'cancelled') return 'over';
    return actor !== undefined && asksGuardian(actor) && !guardianAllows ? 'guardian' : null;
  },
  seesCounts: (actor: Actor) => actor !== undefined && !isChild(actor.ageBand),
  /** Nobody under 13 is on a leaderboard, nor sees people on one. */
  isOnLeaderboards: (ageBand: AgeBand) => !isChild(ageBand),
  /** Under 16 a leaderboard holds only people of the same club. */
  isOnOwnClubsOnly: (ageBand: AgeBand) => ageBand === '13-15',
};
