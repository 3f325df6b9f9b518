import {
  type AgeBand,
  type Member,
  asksGuardian,
  isAdult,
  isChild,
  isUnderSixteen,
} from '../accounts/index.ts';
import { can } from '../accounts/index.ts';
import type { ProfileVisibility } from '../privacy/index.ts';
import type { ProfileField, ProfileAccess } from './profiles.schema.ts';

/** Everything that decides how much of a profile somebody sees. */
export interface ViewerFacts {
  isSelf: boolean;
  /** The account can be used, and neither has blocked the other. */
  isThere: boolean;
  ageBand: AgeBand;
  visibility: ProfileVisibility;
  /** For everybody: never below 16, until 18 only by choice. */
  isOpen: boolean;
  isFriend: boolean;
  isGuardian: boolean;
  /** Runs, or was confirmed as a coach in, a club of this person. */
  isStaff: boolean;
  sharesClub: boolean;
  /** A child under 13 of the viewer is a friend of this person. */
  isFriendOfChild: boolean;
  /** Such a child belongs to a club of this person. */
  isMateOfChild: boolean;
  /** This person has asked the viewer to be friends, and no guardian has a say in it any more. */
  hasRequest: boolean;
}

const PUBLIC_FIELDS: readonly ProfileField[] = ['bio', 'specialties', 'achievements'];
/** A child's name and country are the guardian's to say. */
const FROM_THIRTEEN: readonly ProfileField[] = [...PUBLIC_FIELDS, 'fullName', 'country'];
/** Nobody else ever sees these of a minor, so they are not asked for. */
const ADULTS: readonly ProfileField[] = [...FROM_THIRTEEN, 'age', 'instagram', 'youtube', 'tiktok'];

const FIELDS: Readonly<Record<AgeBand, readonly ProfileField[]>> = {
  under13: PUBLIC_FIELDS,
  '13-15': FROM_THIRTEEN,
  '16-17': FROM_THIRTEEN,
  adult: ADULTS,
};

export const profilePolicy = {
  fields: ({ ageBand }: { ageBand: AgeBand }): readonly ProfileField[] => FIELDS[ageBand],

  /** What a child says of itself is put before a guardian first, as its posts are. */
  needsGuardian: asksGuardian,

  /** Visitors do, and members from 16; younger ones find their own circle. */
  findsStrangers: (viewer: { ageBand: AgeBand } | undefined): boolean =>
    viewer === undefined || !isUnderSixteen(viewer.ageBand),

  /** The flag is a ceiling; a club of both opens it. */
  isStaff: (viewer: Member | undefined, isStaff: boolean) =>
    isStaff && isAdult(viewer?.ageBand) && can(viewer, 'viewPrivateProfiles'),

  viewFor(viewer: Member | undefined, facts: ViewerFacts): ProfileAccess {
    if (facts.isSelf) return 'private';
    if (!facts.isThere) return 'none';
    if (facts.isGuardian || profilePolicy.isStaff(viewer, facts.isStaff)) return 'private';
    // Guardians read of people what their child under 13 reads (rule 25).
    if (facts.isFriend || facts.isFriendOfChild)
      return facts.visibility === 'private' ? 'public' : 'private';
    if (facts.isOpen || facts.hasRequest || facts.isMateOfChild) return 'public';
    // Other adults of a club learn nothing of its children.
    const isClubMate = facts.sharesClub && (!isAdult(viewer?.ageBand) || isAdult(facts.ageBand));
    return isClubMate ? 'public' : 'none';
  },

  /** Guardians and coaches of a child know the full name. */
  seesWholeName: (viewer: Member | undefined, facts: ViewerFacts) =>
    facts.isSelf ||
    isAdult(facts.ageBand) ||
    facts.isGuardian ||
    profilePolicy.isStaff(viewer, facts.isStaff),

  /**
   * E-mail, age and social links: of adults, to friends of age, and never of minors. To a minor they
   * would be a way elsewhere that nobody has read (child-safety rule 29).
   */
  sharesContact: (viewer: Member | undefined, facts: ViewerFacts) =>
    isAdult(facts.ageBand) && (facts.isSelf || (facts.isFriend && isAdult(viewer?.ageBand))),

  /**
   * Whether the words of a profile are for somebody of this age (child-safety rule 33): what raised a
   * concern, or was never read, is for adults until a person has looked. Visitors count as the youngest.
   */
  readsTexts(
    viewer: Pick<Member, 'ageBand'> | undefined,
    { isSelf, readerAge }: { isSelf: boolean; readerAge: number | null },
  ): boolean {
    if (isSelf || isAdult(viewer?.ageBand)) return true;
    const youngest = viewer === undefined || isChild(viewer.ageBand) ? 0 : 13;
    return readerAge !== null && readerAge <= youngest;
  },
};
