import { type Actor, type AgeBand, type UserId, can, isAdult, isChild } from '../accounts/index.ts';

/** Whom an administrator looks at, as far as it matters to what they may do. */
export interface LookedAt {
  personId: UserId;
  isOwnChild: boolean;
}

export const adminAccountPolicy = {
  see: (actor: Actor) => can(actor, 'manageUsers'),
  /** Nobody acts on themselves or their own child. */
  isOwn: (actor: Actor, { personId, isOwnChild }: LookedAt) => actor?.id === personId || isOwnChild,
  act: (actor: Actor, person: LookedAt) =>
    adminAccountPolicy.see(actor) && !adminAccountPolicy.isOwn(actor, person),
  /** What is kept about a child under 13 opens with a reason. */
  needsReason: (person: { ageBand: AgeBand }) => isChild(person.ageBand),
  /** Whoever runs a club or the platform is an adult whose account can be used. */
  mayHold: (person: { ageBand: AgeBand; status: string }) =>
    isAdult(person.ageBand) && person.status === 'active',
  /** With two system admins or more, one alone makes or ends none. */
  needsSecond: (activeAdmins: number) => activeAdmins >= 2,
};
