import { type Actor, can } from '../accounts/index.ts';

export const securityPolicy = {
  /** Where admins need a second factor, nobody who is one can do without. */
  stopTwoFactor: (actor: Actor, { adminTwoFactor }: { adminTwoFactor: boolean }): boolean =>
    actor !== undefined && !(adminTwoFactor && can(actor, 'viewSystemAdmin')),
};
