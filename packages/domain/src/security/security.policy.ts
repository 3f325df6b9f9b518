import { type Actor, type Member, can, isChild } from '../accounts/index.ts';

export const securityPolicy = {
  /** Where a child under 13 signs in is the guardian's to decide. */
  movesAlone: (actor: Pick<Member, 'ageBand'>): boolean => !isChild(actor.ageBand),

  /** Where admins need a second factor, nobody who is one can do without. */
  stopTwoFactor: (actor: Actor, { adminTwoFactor }: { adminTwoFactor: boolean }): boolean =>
    actor !== undefined && !(adminTwoFactor && can(actor, 'viewSystemAdmin')),
};
