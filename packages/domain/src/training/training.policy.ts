import { type Member, can, isAdult, isChild } from '../accounts/index.ts';
import { type Guardianship, familyPolicy } from '../families/index.ts';

/** What there is between whoever asks and the gymnast whose log it is. */
export interface LogScope {
  isOwner: boolean;
  /** The link of a guardian, where there is one. */
  link: Guardianship | undefined;
  /** A confirmed coach of a club with which the log is shared now. */
  isSharedCoach: boolean;
}

type Person = Pick<Member, 'ageBand' | 'restriction'>;

const isCoach = (actor: Member, { isSharedCoach }: LogScope) =>
  isSharedCoach && isAdult(actor.ageBand) && can(actor, 'viewPrivateProfiles');

export const trainingPolicy = {
  /** Oneself, guardians of children under 13, and coaches with whom it is shared. */
  read: (actor: Member, scope: LogScope) =>
    scope.isOwner ||
    (scope.link !== undefined && isChild(scope.link.childAgeBand)) ||
    isCoach(actor, scope),
  /** Notes are for oneself, whoever else reads the log. */
  readNotes: ({ isOwner }: Pick<LogScope, 'isOwner'>) => isOwner,
  comment: (actor: Member, scope: LogScope) =>
    !scope.isOwner && !actor.restriction && isCoach(actor, scope),
  removeComment: (scope: LogScope, comment: { isAuthor: boolean }) =>
    comment.isAuthor ||
    scope.isOwner ||
    (scope.link !== undefined && familyPolicy.decide(scope.link)),
  /** From 13 one shares oneself; for a child the guardian does who decides. */
  share: (actor: Person, { isOwner, link }: LogScope) =>
    isOwner ? !isChild(actor.ageBand) : link !== undefined && familyPolicy.decide(link),
  /** Taking it back is open to both. */
  withdraw: (scope: LogScope) =>
    scope.isOwner || (scope.link !== undefined && familyPolicy.decide(scope.link)),
  seeShares: ({ isOwner, link }: LogScope) =>
    isOwner || (link !== undefined && isChild(link.childAgeBand)),
  /** A club's elements are written by the adults who run it or coach there. */
  editElements: (actor: Person, club: { isAdmin: boolean; isConfirmedCoach: boolean }) =>
    isAdult(actor.ageBand) && !actor.restriction && (club.isAdmin || club.isConfirmedCoach),
};
