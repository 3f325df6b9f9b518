import { type Member, can } from '../accounts/index.ts';

export const casePolicy = {
  /** System admins with a second factor, also where their other pages ask for none. */
  enter: (actor: (Member & { twoFactorEnabled: boolean }) | undefined): boolean =>
    can(actor, 'viewSystemAdmin') && actor?.twoFactorEnabled === true,
};
