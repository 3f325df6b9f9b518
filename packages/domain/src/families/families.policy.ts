import { type Member, can, isAdult, isChild, isMinor } from '../accounts/index.ts';
import type { Question } from './inbox/families.inbox.schema.ts';
import type { GuardianRole, Guardianship } from './families.schema.ts';

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

/** A guardian with a say. On its own it is enough for a no and a pause. */
const decides = ({ role, childAgeBand }: Guardianship) =>
  role !== 'view_only' && isChild(childAgeBand);
/**
 * A guardian who gives and takes. Where one guardian is verified, so is everybody who rules: an email
 * address proves nobody, and the child itself may have a second mailbox (child-safety rule 34).
 */
const rules = (link: Guardianship) => decides(link) && (link.isVerified || !link.isOpen);
const isMain = (link: Guardianship) => link.role === 'primary' && rules(link);

/** The one thing that a linked adult answers from 13 on: entering a competition, up to 15 (rule 26). */
const consents = ({ childAgeBand }: Guardianship) => childAgeBand === '13-15';

type Person = Pick<Member, 'ageBand'>;
const isYoung = ({ ageBand }: Person) => ageBand === '13-15' || ageBand === '16-17';

/**
 * What a linked guardian may do. From 13 on the account is the young person's own: linked adults
 * look on and decide nothing, not even who else is linked (child-safety rule 26). At 18 links end.
 */
export const familyPolicy = {
  see: ({ childAgeBand }: Guardianship) => isMinor(childAgeBand),
  /** Says no: takes a permission back, ends a friendship, hides a post. */
  decide: decides,
  /** Gives or takes. In a family without a verified guardian, the same as `decide`. */
  rule: rules,
  /** A no is open to all of them; a yes to what other children would see takes a verified guardian. */
  answer: (link: Guardianship, question?: Question, approve = false) => {
    if (question?.kind === 'competition_entry' && !isChild(link.childAgeBand))
      return consents(link);
    if (!approve) return decides(link);
    return rules(link) && (link.isVerified || !question?.isSeenByChildren);
  },
  /** What a guardian switches on in a private start begins once that guardian is verified. */
  permit: (link: Guardianship, { granted }: { granted: boolean }) =>
    granted ? rules(link) : decides(link),
  pause: decides,
  unpause: rules,
  download: rules,
  correct: rules,
  setLanguage: decides,
  seeFriends: ({ childAgeBand }: Guardianship) => isChild(childAgeBand),
  /** The threads in which the child takes part (rule 25). */
  seeThreads: ({ childAgeBand }: Guardianship) => isChild(childAgeBand),
  erase: isMain,
  inviteGuardian: isMain,
  /** The primary guardian of a child removes others, and passes the role on to go. From 13 one only leaves. */
  removeGuardian: (link: Guardianship, target: { isSelf: boolean; role: GuardianRole }) =>
    isChild(link.childAgeBand)
      ? target.role !== 'primary' && (target.isSelf || isMain(link))
      : target.isSelf,
  /** The primary guardian passes the main role on to somebody who rules already. */
  handOver: (link: Guardianship, target: Pick<Guardianship, 'role' | 'isVerified'>) =>
    isMain(link) && target.role === 'full' && rules({ ...link, ...target }),
  /** A verified guardian takes the main role over from one nobody has verified. */
  takeOver: (link: Guardianship, main: Pick<Guardianship, 'role' | 'isVerified'>) =>
    link.role === 'full' &&
    link.isVerified &&
    rules(link) &&
    main.role === 'primary' &&
    !main.isVerified,
  beGuardian: ({ ageBand }: Person) => isAdult(ageBand),
  /** A guardian who adds a child answers for it, so we must be able to write to them. */
  addChild: (actor: Person & { email: string | null }) =>
    isAdult(actor.ageBand) && actor.email !== null,
  /** A child without an address cannot help itself when the password is forgotten. */
  helpSignIn: (link: Guardianship, child: { hasEmail: boolean }) => rules(link) && !child.hasEmail,
  /** When a child is left in peace is the guardian's to say until 13 (rule 25). */
  seeQuietHours: ({ childAgeBand }: Guardianship) => isChild(childAgeBand),
  setQuietHours: rules,
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
