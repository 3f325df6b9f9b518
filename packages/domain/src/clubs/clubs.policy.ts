import {
  type Actor,
  type AgeBand,
  type Member,
  can,
  shortName,
  shownName,
  isAdult,
} from '../accounts/index.ts';
import type { JoinPolicy } from './clubs.schema.ts';

interface Viewer {
  ageBand: AgeBand;
  /** Runs the club, or coaches there and was confirmed: the scope that opens the flag. */
  isStaff: boolean;
}

interface Seen {
  ageBand: AgeBand;
  isSelf: boolean;
  /** The viewer looks after this child. */
  isOwnChild: boolean;
}

/**
 * How much of a member another member sees: everything a profile shows its club; the same with a
 * short name; or only who it is.
 */
export type MemberDetail = 'whole' | 'short' | 'hint';

export const clubPolicy = {
  /** Who coaches or runs a club sees children's private views, so a child never does. */
  beStaff: (person: { ageBand: AgeBand }) => isAdult(person.ageBand),

  /** The flag is a ceiling; the club's own record of its administrators opens it. */
  manage: (actor: Actor, club: { isAdmin: boolean }) =>
    actor !== undefined && clubPolicy.beStaff(actor) && can(actor, 'manageClubs') && club.isAdmin,

  /**
   * Where a membership begins before the club has looked at it (rule 22). Only adults walk through
   * an open policy: where a minor joins, somebody has said yes.
   */
  entry: (person: { ageBand: AgeBand }, policy: JoinPolicy): 'joined' | 'waiting_club' =>
    policy === 'open' && isAdult(person.ageBand) ? 'joined' : 'waiting_club',

  /** A club with minors is never open to all. */
  mayOpen: (club: { hasMinors: boolean }) => !club.hasMinors,

  /** A member counts as staff by record, and only with the flag. */
  isStaff: (actor: Member, member: { isAdmin: boolean; isConfirmedCoach: boolean }) =>
    clubPolicy.manage(actor, member) ||
    (clubPolicy.beStaff(actor) && can(actor, 'viewPrivateProfiles') && member.isConfirmedCoach),

  /** Other adults of a club learn of its children what a child's team sheet would say, and no more. */
  memberDetail(viewer: Viewer, seen: Seen): MemberDetail {
    if (seen.isSelf || seen.isOwnChild || viewer.isStaff || isAdult(seen.ageBand)) return 'whole';
    return isAdult(viewer.ageBand) ? 'hint' : 'short';
  },

  /** The name in that detail. */
  nameIn: (
    detail: MemberDetail,
    person: { fullName: string | null; username: string; ageBand: AgeBand },
  ) => (detail === 'whole' && person.fullName !== null ? person.fullName : nameOfMinor(person)),
};

/** Without a name there is only the username, which a hint does not give away either. */
const nameOfMinor = (person: { fullName: string | null; username: string; ageBand: AgeBand }) =>
  person.fullName === null ? shownName(person) : shortName(person.fullName);
