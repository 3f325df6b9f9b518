import type { Actor, UserId } from '../accounts/index.ts';

export const proposalPolicy = {
  /** A proposer withdraws, and agrees to nothing of their own. */
  isOwn: (actor: Actor, { proposedBy }: { proposedBy: UserId | null }) =>
    actor !== undefined && actor.id === proposedBy,
  /** Admins count by their role, so a suspended one does not leave the other alone. */
  colleagues: (
    admins: readonly UserId[],
    { by, personId }: { by: UserId | null; personId: UserId },
  ): UserId[] => admins.filter((id) => id !== by && id !== personId),
};
