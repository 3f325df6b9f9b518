import { type Member, can, isAdult, isChild } from '../accounts/index.ts';
import { type Guardianship, familyPolicy } from '../families/index.ts';

/** How the requester and the owner of a training log are related. */
export interface LogScope {
  isOwner: boolean;
  /** The guardian's link, if there is one. */
  link: Guardianship | undefined;
  /** A confirmed coach of a club with which the log is shared now. */
  isSharedCoach: boolean;
}

type Person = Pick<Member, 'ageBand' | 'restriction'>;

const isCoach = (actor: Member, { isSharedCoach }: LogScope) =>
  isSharedCoach && isAdult(actor.ageBand) && can(actor, 'viewPrivateProfiles');

export const trainingPolicy = {
  /** The gymnast, guardians of children under 13, and coaches the log is shared with. */
  read: (actor: Member, scope: LogScope) =>
    scope.isOwner ||
    (scope.link !== undefined && isChild(scope.link.childAgeBand)) ||
    isCoach(actor, scope),
  /** No adult is alone with a minor in writing (rule 40): a linked adult reads what coaches write. */
  readCoachWords: ({ link }: Pick<LogScope, 'link'>) =>
    link !== undefined && familyPolicy.see(link),
  /** Notes are private to the gymnast, even from other readers of the log. */
  readNotes: ({ isOwner }: Pick<LogScope, 'isOwner'>) => isOwner,
  comment: (actor: Member, scope: LogScope) =>
    !scope.isOwner && !actor.restriction && isCoach(actor, scope),
  removeComment: (scope: LogScope, comment: { isAuthor: boolean }) =>
    comment.isAuthor ||
    scope.isOwner ||
    (scope.link !== undefined && familyPolicy.rule(scope.link)),
  /** From 13 gymnasts decide about sharing; for a child a guardian does. */
  share: (actor: Person, { isOwner, link }: LogScope) =>
    isOwner ? !isChild(actor.ageBand) : link !== undefined && familyPolicy.rule(link),
  /** Taking it back is open to both, and to a guardian nobody has verified. */
  withdraw: (scope: LogScope) =>
    scope.isOwner || (scope.link !== undefined && familyPolicy.decide(scope.link)),
  seeShares: ({ isOwner, link }: LogScope) =>
    isOwner || (link !== undefined && isChild(link.childAgeBand)),
  /** A club's elements are written by the adults who run it or coach there. */
  editElements: (actor: Person, club: { isAdmin: boolean; isConfirmedCoach: boolean }) =>
    isAdult(actor.ageBand) && !actor.restriction && (club.isAdmin || club.isConfirmedCoach),
};
