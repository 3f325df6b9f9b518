import { type Graph, SURNAME, type Who, firstName, username } from '../graph.ts';
import { tiesOf } from '../ties.ts';

/** Whether one of the names that the viewer may know contains the word. */
const says = (names: readonly string[], word: string) =>
  names.some((name) => name.toLowerCase().includes(word.toLowerCase()));
const allNames = (who: number) => [`${firstName(who)} van ${SURNAME}`, username(who)];

/** Who finds which people by which words, from the rules alone (child-safety). */
export function peopleModel(graph: Graph) {
  const ties = tiesOf(graph);
  const { person, isAdult } = ties;
  const everybody = [...graph.people.keys()];
  const isBlocked = (viewer: Who, other: number) =>
    viewer !== undefined && ties.areBlocked(viewer, other);
  const isSeen = (viewer: Who, other: number) =>
    !person(other).isPaused && !isBlocked(viewer, other);

  const isStaff = (viewer: number, club: number) =>
    manages(viewer, club) || (ties.seesPrivate(viewer) && ties.isConfirmedCoach(viewer, club));
  /** By the club's own record, and only grown-ups with the flag. */
  const manages = (viewer: number, club: number) =>
    isAdult(viewer) && person(viewer).userType === 'club_admin' && ties.administers(viewer, club);
  const membersOf = (club: number) => everybody.filter((who) => ties.clubsOf(who).includes(club));
  const entersClub = (viewer: number, club: number) =>
    ties.isThere(club) && (membersOf(club).includes(viewer) || manages(viewer, club));

  /** A child's surname leads nowhere; to other grown-ups of the club nor does its username. */
  function clubNames(viewer: number, club: number, other: number): string[] {
    const isOpen = viewer === other || isAdult(other) || ties.isGuardian(viewer, other);
    if (isOpen || isStaff(viewer, club)) return allNames(other);
    return isAdult(viewer) ? [firstName(other)] : [firstName(other), username(other)];
  }

  /** A child who starts in private is there for staff and guardians, and meets the staff alone. */
  function isShown(viewer: number, club: number, who: number): boolean {
    if (viewer === who || isStaff(viewer, club) || ties.isGuardian(viewer, who)) return true;
    if (!ties.isInCommunity(who)) return false;
    return ties.isInCommunity(viewer) || ties.hasOffice(who, club);
  }

  return {
    /** Never below 16, then by choice; minors by username only. Under 16, people find their own circle. */
    directory: (viewer: Who, word: string) =>
      everybody.filter(
        (who) =>
          (viewer !== undefined && ties.isYoung(viewer)
            ? who !== viewer && ties.meets(viewer, who)
            : person(who).isListed && (isAdult(who) || person(who).band === '16-17')) &&
          isSeen(viewer, who) &&
          (word === '' || says(isAdult(who) ? allNames(who) : [username(who)], word)),
      ),

    friends: (viewer: number, word: string) =>
      everybody.filter(
        (who) =>
          ties.areFriends(viewer, who) &&
          isSeen(viewer, who) &&
          says(isAdult(who) ? allNames(who) : [firstName(who), username(who)], word),
      ),

    /** Undefined where the viewer has no access to the club. */
    teammates(viewer: number, club: number, word: string): number[] | undefined {
      if (!entersClub(viewer, club)) return undefined;
      return membersOf(club).filter(
        (who) =>
          (ties.isRun(club) || who === viewer) &&
          isShown(viewer, club, who) &&
          isSeen(viewer, who) &&
          says(clubNames(viewer, club, who), word),
      );
    },

    /**
     * An administrator of a club knows all of its members, but those of a block by their short
     * names.
     */
    members(viewer: number, club: number, word: string): number[] | undefined {
      if (!ties.isThere(club) || !manages(viewer, club)) return undefined;
      return membersOf(club).filter((who) =>
        says(isBlocked(viewer, who) ? [firstName(who), username(who)] : allNames(who), word),
      );
    },

    /** Grown-ups by club and common friends, minors only mates of the same age; no child without a yes. */
    mayBeSuggested: (viewer: number) =>
      everybody.filter(
        (who) =>
          who !== viewer &&
          person(viewer).band !== 'under13' &&
          person(who).band === person(viewer).band &&
          person(who).allowsSuggestions &&
          isSeen(viewer, who) &&
          !ties.haveFriendshipRow(viewer, who) &&
          (ties.shareClub(viewer, who) || (isAdult(viewer) && ties.shareFriend(viewer, who))),
      ),
  };
}

export type PeopleModel = ReturnType<typeof peopleModel>;
