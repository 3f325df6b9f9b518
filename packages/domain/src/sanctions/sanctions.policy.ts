import {
  type Actor,
  type AgeBand,
  type Concerned,
  type UserId,
  can,
  isChild,
  isOwnMatter,
} from '../accounts/index.ts';
import { APPEAL_DAYS } from './appeals/sanctions.decisions.schema.ts';
import type { SanctionedType } from './sanctions.schema.ts';

const DAY_MS = 86_400_000;

export interface AppealFacts {
  createdAt: Date;
  undoneAt: Date | null;
  hasAppeal: boolean;
  /** The reader may read the words at all. */
  isOpen: boolean;
  /** The reader is the person, or a guardian of one under 13. */
  speaksForPerson: boolean;
}

export const sanctionPolicy = {
  see: (actor: Actor) => can(actor, 'moderateContent'),
  isOwn: isOwnMatter,
  decide: (actor: Actor, person: Concerned) =>
    sanctionPolicy.see(actor) && !sanctionPolicy.isOwn(actor, person),
  /** Other people's posts have a flag of their own. */
  decideContent: (actor: Actor, type: SanctionedType) =>
    sanctionPolicy.see(actor) && (type !== 'post' || can(actor, 'managePosts')),
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
    appeal: Concerned & { issuedBy: UserId | null; hasOtherModerators: boolean },
  ) =>
    sanctionPolicy.decide(actor, appeal) &&
    (actor?.id !== appeal.issuedBy || !appeal.hasOtherModerators),
};
