import { type AgeBand, type Member, can, isAdult, isChild, isMinor } from '../accounts/index.ts';
import type { GuardianRole, InboxKind, Permission } from './families.schema.ts';

/** A guardian's link to a child, as policies see it. Without a link there is nothing to ask. */
export interface Guardianship {
  role: GuardianRole;
  childAgeBand: AgeBand;
  /** Somebody has said who this guardian is (child-safety rule 34). */
  isVerified: boolean;
}

/** Items that put a child under 13 before other children. */
const SEEN_BY_CHILDREN: ReadonlySet<InboxKind> = new Set([
  'post',
  'comment',
  'friend_request',
  'bio',
]);
/** What a child may do in a private start. `has_parental_permission` knows the same two. */
const IN_PRIVATE: ReadonlySet<Permission> = new Set(['join_clubs', 'upload_media']);

/** What there is between somebody and a link that waits. */
export interface LinkSide {
  /** One of the two sides of the link. */
  isParty: boolean;
  isGuardian: boolean;
  /** Somebody looks after the young person already. */
  hasGuardian: boolean;
  /** Runs, or was confirmed as a coach in, a club of the young person. */
  isStaff: boolean;
}

const decides = ({ role, childAgeBand }: Guardianship) =>
  role !== 'view_only' && isChild(childAgeBand);
const isMain = ({ role, childAgeBand }: Guardianship) =>
  role === 'primary' && isChild(childAgeBand);

/** The one thing that a linked adult answers from 13 on: entering a competition, up to 15 (rule 26). */
const consents = (link: Guardianship) =>
  isChild(link.childAgeBand) ? decides(link) : link.childAgeBand === '13-15';

type Person = Pick<Member, 'ageBand'>;
const isYoung = ({ ageBand }: Person) => ageBand === '13-15' || ageBand === '16-17';

/**
 * What a linked guardian may do. From 13 on the account is the young person's own: whoever is linked
 * looks, and rules nothing, not even who else is linked (child-safety rule 26). At 18 nothing is left.
 */
export const familyPolicy = {
  see: ({ childAgeBand }: Guardianship) => isMinor(childAgeBand),
  /** The switches, the friends, and who answers what waits. */
  decide: decides,
  /** A no is open to all of them; a yes to what other children would see takes a verified guardian. */
  answer: (link: Guardianship, kind?: InboxKind, approve = false) =>
    kind === 'competition_entry'
      ? consents(link)
      : decides(link) && (link.isVerified || !approve || !kind || !SEEN_BY_CHILDREN.has(kind)),
  /**
   * The same for the switches. In a private start they can be set by each: what a guardian switches on
   * starts once that guardian is verified.
   */
  permit: (
    link: Guardianship,
    permission: Permission,
    { granted, isOpen }: { granted: boolean; isOpen: boolean },
  ) => decides(link) && (link.isVerified || !granted || !isOpen || IN_PRIVATE.has(permission)),
  pause: decides,
  download: decides,
  seeFriends: ({ childAgeBand }: Guardianship) => isChild(childAgeBand),
  /** The threads in which the child takes part (rule 25). */
  seeThreads: ({ childAgeBand }: Guardianship) => isChild(childAgeBand),
  erase: isMain,
  inviteGuardian: isMain,
  /** The primary guardian of a child removes others, and passes the role on to go. From 13 one only leaves. */
  removeGuardian: (link: Guardianship, target: { isSelf: boolean; role: GuardianRole }) =>
    isChild(link.childAgeBand)
      ? target.role !== 'primary' && (target.isSelf || link.role === 'primary')
      : target.isSelf,
  /** The primary guardian passes the main role on to somebody who decides already. */
  handOver: (link: Guardianship, target: { role: GuardianRole }) =>
    isMain(link) && target.role === 'full',
  beGuardian: ({ ageBand }: Person) => isAdult(ageBand),
  /** A guardian who adds a child answers for it, so we must be able to write to them. */
  addChild: (actor: Person & { email: string | null }) =>
    isAdult(actor.ageBand) && actor.email !== null,
  /** A child without an address cannot help itself when the password is forgotten. */
  helpSignIn: (link: Guardianship, child: { hasEmail: boolean }) =>
    decides(link) && !child.hasEmail,
  /** When a child is left in peace is the guardian's to say until 13 (rule 25). */
  seeQuietHours: ({ childAgeBand }: Guardianship) => isChild(childAgeBand),
  setQuietHours: decides,
  inviteOwnGuardian: isYoung,
  /** From 13 one says who is linked, however the link came about. */
  endOwnLink: ({ ageBand }: Person) => !isChild(ageBand),
  /** A pause from before the 13th birthday is nobody else's to lift. */
  resume: ({ ageBand }: Person) => !isChild(ageBand),
  /** The flag is a ceiling; a club of the young person opens it. */
  confirmsForClub: (actor: Member) => isAdult(actor.ageBand) && can(actor, 'viewPrivateProfiles'),
  /** What the club says of a guardian is written by somebody outside the child's household. */
  vouch: ({ isHousehold }: { isHousehold: boolean }) => !isHousehold,
  /** Of a child under 13, who starts in private: from 13 on nobody needs to be verified. */
  verify: decides,
  /** A guardian who is there; where there is none, the club. Nobody confirms themselves. */
  answerLink: (actor: Member, { isParty, isGuardian, hasGuardian, isStaff }: LinkSide) =>
    !isParty && (hasGuardian ? isGuardian : isStaff && familyPolicy.confirmsForClub(actor)),
};
