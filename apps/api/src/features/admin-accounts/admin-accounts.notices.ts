import { type Notices, withGuardians } from '#platform/notices';
import { openingStore, proposalStore } from './admin-accounts.store.ts';

export const adminAccountNotices: Notices = {
  'account.changed': (context, { userId, change }) =>
    withGuardians(context, userId, (isForChild) => ({
      type: 'account_changed',
      data: { change, isForChild },
    })),
  'account.opened': async ({ tx, people }, { openingId }) => {
    const childId = await openingStore.childOf(tx, openingId);
    const child = childId && (await people.person(childId));
    if (!child) return [];
    const guardians = await people.guardiansOf(child.id);
    return guardians.map(({ id: to }) => ({
      to,
      type: 'child_account_opened',
      data: { child: child.shown },
    }));
  },
  'admin.role.proposed': async ({ tx, people }, { proposalId }) => {
    const proposal = await proposalStore.lock(tx, proposalId);
    const person = proposal && (await people.person(proposal.userId));
    if (!proposal || !person || proposal.isDecided) return [];
    const data = { change: proposal.change, person: person.shown };
    const admins = await people.systemAdmins();
    return admins
      .filter(({ id }) => id !== proposal.proposedBy)
      .map(({ id: to }) => ({ to, type: 'role_proposed', data }));
  },
};
