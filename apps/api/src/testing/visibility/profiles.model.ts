import type { Graph, Who } from './graph.ts';
import { tiesOf } from './ties.ts';

/** Who opens which profile, from the rules alone (child-safety). */
export function profileModel(graph: Graph) {
  const ties = tiesOf(graph);
  const { person, isAdult, areFriends } = ties;
  const isSeen = (viewer: Who, other: number) =>
    !person(other).isPaused && (viewer === undefined || !ties.areBlocked(viewer, other));

  /** Never below 16, then by choice. */
  const isOpen = (who: number) =>
    person(who).isListed && (isAdult(who) || person(who).band === '16-17');

  /** Guardians of a person, and administrators or coaches of a club of theirs. */
  const oversees = (viewer: number, who: number) =>
    ties.isGuardian(viewer, who) || ties.isStaffOf(viewer, who);

  /** A child knows the adults who run its clubs or coach there. */
  const knowsStaff = (child: number, who: number) =>
    person(child).band === 'under13' && isAdult(who) && ties.meets(child, who);

  /** People see everyone who has asked them; adults of a club learn nothing of its children. */
  const isKnown = (viewer: number, who: number) =>
    ties.hasAsked(who, viewer) ||
    (ties.shareClub(viewer, who) && (!isAdult(viewer) || isAdult(who))) ||
    knowsStaff(viewer, who);

  /** Guardians open the profiles that a child under 13 opens by friendship or club. */
  const isKnownToChild = (viewer: number, who: number) =>
    isAdult(viewer) &&
    [...graph.people.keys()].some(
      (child) =>
        person(child).band === 'under13' &&
        ties.isGuardian(viewer, child) &&
        !ties.areBlocked(child, who) &&
        (areFriends(child, who) || ties.shareClub(child, who) || knowsStaff(child, who)),
    );

  return {
    opens(viewer: Who, who: number): boolean {
      if (viewer === who) return true;
      // No block hides from a guardian who meets the child (rule 25).
      const isGuardiansToKnow = viewer !== undefined && isKnownToChild(viewer, who);
      if (isGuardiansToKnow && !person(who).isPaused) return true;
      if (!isSeen(viewer, who)) return false;
      if (viewer === undefined) return isOpen(who);
      return (
        oversees(viewer, who) || areFriends(viewer, who) || isOpen(who) || isKnown(viewer, who)
      );
    },

    /** Nobody here shows friends more than others. */
    opensPrivate: (viewer: Who, who: number): boolean =>
      viewer === who || (viewer !== undefined && oversees(viewer, who)),

    friendsSeen: (viewer: Who, who: number): number =>
      [...graph.people.keys()].filter(
        (other) => areFriends(who, other) && isSeen(viewer, other) && isSeen(who, other),
      ).length,

    friendship(viewer: Who, who: number) {
      if (viewer === undefined || viewer === who) return null;
      if (areFriends(viewer, who)) return 'friends';
      if (ties.hasAsked(who, viewer)) return 'received';
      return ties.hasAsked(viewer, who) ? 'sent' : 'none';
    },
  };
}

export type ProfileModel = ReturnType<typeof profileModel>;
