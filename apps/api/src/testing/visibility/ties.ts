import type { AgeBand, UserType } from '@ribbon/domain/accounts';
import type { Graph, Human, Post } from './graph.ts';

const YOUNG: ReadonlySet<AgeBand> = new Set(['under13', '13-15']);
/** The types whose flag opens private profiles, where a scope allows it (the table of capabilities). */
const SEES_PRIVATE: ReadonlySet<UserType> = new Set(['parent', 'coach', 'club_admin']);

export type Ties = ReturnType<typeof tiesOf>;

/** How people stand to each other, said in plain sentences and without any SQL. */
export function tiesOf(graph: Graph) {
  const person = (who: number) => graph.people[who] as Human;
  const isAdult = (who: number) => person(who).band === 'adult';
  const seesPrivate = (who: number) => isAdult(who) && SEES_PRIVATE.has(person(who).userType);
  const isBetween =
    (one: number, other: number) => (pair: readonly [number, number, ...unknown[]]) =>
      (pair[0] === one && pair[1] === other) || (pair[0] === other && pair[1] === one);
  const isGuardian = (by: number, of: number) =>
    graph.guardians.some((link) => link.by === by && link.of === of && !link.ended);
  /** Nothing blinds a guardian: between the two there is no block. */
  const areBlocked = (one: number, other: number) =>
    !isGuardian(one, other) && !isGuardian(other, one) && graph.blocks.some(isBetween(one, other));

  const isThere = (club: number) => graph.clubs[club]?.isDeleted === false;
  /** Without an administrator, members of a club know nothing of each other. */
  const isRun = (club: number) => isThere(club) && graph.clubs[club]?.isRun === true;
  /** Only members confirmed by the club belong to it. */
  const clubsOf = (who: number) =>
    graph.members
      .filter((member) => member.who === who && member.status === 'active')
      .map(({ club }) => club);
  /** A child sees other children, and is seen by them, only with a verified guardian (rule 34). */
  const isInCommunity = (who: number) =>
    person(who).band !== 'under13' || !person(who).startsInPrivate;
  const shareClub = (one: number, other: number) =>
    isInCommunity(one) &&
    isInCommunity(other) &&
    clubsOf(one).some((club) => isRun(club) && clubsOf(other).includes(club));
  const administers = (who: number, club: number) =>
    graph.admins.some((admin) => admin.who === who && admin.club === club);
  const isConfirmedCoach = (who: number, club: number) =>
    graph.members.some(
      (member) =>
        member.who === who &&
        member.club === club &&
        member.status === 'active' &&
        member.isConfirmed &&
        member.type !== 'member',
    );

  const isCoachOf = (adult: number, minor: number) =>
    clubsOf(minor).some((club) => isRun(club) && isConfirmedCoach(adult, club));
  /** Across 18 only a child's guardian or a confirmed coach has a reason; without one it has ended. */
  function hasReason(one: number, other: number): boolean {
    if (isAdult(one) === isAdult(other)) return true;
    const [adult, minor] = isAdult(one) ? [one, other] : [other, one];
    const isChild = person(minor).band === 'under13';
    return (isChild && isGuardian(adult, minor)) || isCoachOf(adult, minor);
  }
  const areFriends = (one: number, other: number) =>
    isInCommunity(one) &&
    isInCommunity(other) &&
    graph.friends.some((pair) => isBetween(one, other)(pair) && pair[2] === 'accepted') &&
    hasReason(one, other);

  /** Adults with the flag who run a club of the member, or coach there. */
  function isStaffOf(viewer: number, member: number): boolean {
    const isStaff = (club: number) => isConfirmedCoach(viewer, club) || administers(viewer, club);
    return seesPrivate(viewer) && clubsOf(member).some((club) => isRun(club) && isStaff(club));
  }
  /** The children of a club, and those grown-ups who run it or coach there. */
  const isOfClubOf = (viewer: number, author: number): boolean =>
    isAdult(viewer) ? isStaffOf(viewer, author) : shareClub(viewer, author);

  return {
    person,
    isAdult,
    seesPrivate,
    areBlocked,
    isInCommunity,
    areFriends,
    isGuardian,
    isThere,
    isRun,
    clubsOf,
    shareClub,
    administers,
    /** By the record of the membership. */
    hasOffice: (who: number, club: number) =>
      graph.members.some(
        (member) =>
          member.who === who &&
          member.club === club &&
          member.status === 'active' &&
          (member.type === 'admin' || (member.type === 'coach' && member.isConfirmed)),
      ),
    isConfirmedCoach,
    isStaffOf,
    hasAsked: (one: number, other: number) =>
      isInCommunity(one) &&
      isInCommunity(other) &&
      graph.friends.some(
        ([from, to, status]) => from === one && to === other && status === 'pending',
      ) &&
      hasReason(one, other),
    haveFriendshipRow: (one: number, other: number) =>
      graph.friends.some(
        (pair) => isBetween(one, other)(pair) && (pair[2] === 'rejected' || hasReason(one, other)),
      ),
    shareFriend: (one: number, other: number) =>
      [...graph.people.keys()].some((who) => areFriends(one, who) && areFriends(who, other)),

    /**
     * Whether the viewer is in the audience of an author who does not write for everybody: the
     * table's widest audience.
     */
    isNear(viewer: number, author: number): boolean {
      const { band } = person(author);
      if (areFriends(viewer, author)) return true;
      if (band === 'under13' && isGuardian(viewer, author)) return true;
      return YOUNG.has(band) && isOfClubOf(viewer, author);
    },

    isYoung: (who: number) => YOUNG.has(person(who).band),

    /**
     * The circle of a minor: friends, guardians, and the children and administrators of the minor's
     * club.
     */
    isInCircle: (viewer: number, minor: number): boolean =>
      areFriends(viewer, minor) || isGuardian(viewer, minor) || isOfClubOf(viewer, minor),

    /** The people a minor meets below others' posts: the same, seen from the minor. */
    meets: (minor: number, other: number): boolean =>
      areFriends(minor, other) ||
      isGuardian(other, minor) ||
      (isAdult(other)
        ? clubsOf(minor).some(
            (club) => isRun(club) && (isConfirmedCoach(other, club) || administers(other, club)),
          )
        : shareClub(minor, other)),

    /** Adults speak to everybody; at 16 and 17 people may choose to; before that nobody does. */
    speaksToAll(who: number): boolean {
      const { band, allowsPublic } = person(who);
      return band === 'adult' || (band === '16-17' && allowsPublic);
    },
  };
}

export const isForAll = ({ speaksToAll }: Ties, { visibility, author }: Post): boolean =>
  visibility === 'public' && speaksToAll(author);
