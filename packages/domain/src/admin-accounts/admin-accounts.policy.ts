import {
  type Actor,
  type AgeBand,
  type Concerned,
  can,
  isAdult,
  isChild,
  isOwnMatter,
} from '../accounts/index.ts';

export const adminAccountPolicy = {
  see: (actor: Actor) => can(actor, 'manageUsers'),
  isOwn: isOwnMatter,
  act: (actor: Actor, person: Concerned) =>
    adminAccountPolicy.see(actor) && !adminAccountPolicy.isOwn(actor, person),
  /** What is kept about a child under 13 opens with a reason. */
  needsReason: (person: { ageBand: AgeBand }) => isChild(person.ageBand),
  /** Only adults with a usable account run a club or the platform. */
  mayHold: (person: { ageBand: AgeBand; status: string }) =>
    isAdult(person.ageBand) && person.status === 'active',
};
