import type { Actor } from '../accounts/index.ts';

export const settingsPolicy = {
  /**
   * In beta only active system and club admins, verified people and people with beta access get in.
   */
  passBetaGate: (actor: Actor, betaMode: boolean): boolean =>
    !betaMode ||
    (actor !== undefined &&
      (actor.isVerified ||
        actor.hasBetaAccess === true ||
        actor.roles.some(({ role }) => role === 'system_admin' || role === 'club_admin'))),
};
