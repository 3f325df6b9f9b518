import { type Actor, type Member, asksGuardian, can } from '../accounts/index.ts';

export const securityPolicy = {
  /** Where a child under 13 signs in is the guardian's to decide. */
  movesAlone: (actor: Pick<Member, 'ageBand'>): boolean => !asksGuardian(actor),

  /** Where admins need a second factor, an admin cannot turn it off. */
  stopTwoFactor: (actor: Actor, { adminTwoFactor }: { adminTwoFactor: boolean }): boolean =>
    actor !== undefined && !(adminTwoFactor && can(actor, 'viewSystemAdmin')),
};
