import { type Actor, type AgeBand, type UserId, can, isChild } from '../accounts/index.ts';
import { APPEAL_DAYS } from './sanctions.decisions.ts';

const DAY_MS = 86_400_000;

/** Whom a decision is about, as far as it matters to who decides. */
export interface DecidedPerson {
  personId: UserId;
  /** A child whom the one who asks looks after. */
  isOwnChild: boolean;
}

export interface AppealFacts {
  createdAt: Date;
  undoneAt: Date | null;
  hasAppeal: boolean;
  /** The reader may read the words at all. */
  isOpen: boolean;
  /** The reader is the person, or looks after one who is under 13. */
  speaksForPerson: boolean;
}

export const sanctionPolicy = {
  see: (actor: Actor) => can(actor, 'moderateContent'),
  /** Nobody decides about themselves or their own child. */
  isOwn: (actor: Actor, { personId, isOwnChild }: DecidedPerson) =>
    actor?.id === personId || isOwnChild,
  decide: (actor: Actor, person: DecidedPerson) =>
    sanctionPolicy.see(actor) && !sanctionPolicy.isOwn(actor, person),
  /** For a child under 13 the words go to a guardian first. */
  goesToGuardianFirst: (person: { ageBand: AgeBand }) => isChild(person.ageBand),
  /** From 13 a linked adult reads, and speaks for nobody (rule 26). */
  speaksFor: (person: { ageBand: AgeBand }) => isChild(person.ageBand),
  appealUntil: (createdAt: Date) => new Date(createdAt.getTime() + APPEAL_DAYS * DAY_MS),
  /** Once, in time, and while there is something to look at again. */
  appeal: (facts: AppealFacts, now: Date) =>
    facts.isOpen &&
    facts.speaksForPerson &&
    !facts.hasAppeal &&
    facts.undoneAt === null &&
    now < sanctionPolicy.appealUntil(facts.createdAt),
  /** Another moderator than the first, where there is another. */
  decideAppeal: (
    actor: Actor,
    appeal: DecidedPerson & { issuedBy: UserId | null; hasOtherModerators: boolean },
  ) =>
    sanctionPolicy.decide(actor, appeal) &&
    (actor?.id !== appeal.issuedBy || !appeal.hasOtherModerators),
};
