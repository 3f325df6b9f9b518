import type { Member } from '@ribbon/domain/accounts';
import type { Platform } from '#platform/slice';
import { type ActNeeds, accountActs } from './admin-accounts.acts.ts';
import { adminAccountNotices } from './admin-accounts.notices.ts';
import { adminAccountData } from './admin-accounts.own-data.ts';
import { accountReading } from './admin-accounts.reading.ts';
import { type RoleNeeds, accountRoles } from './admin-accounts.roles.ts';
import { adminAccountRoutes } from './admin-accounts.routes.ts';
import { proposalStore } from './admin-accounts.store.ts';

type Needs = Platform & Omit<ActNeeds, 'isOpen'> & RoleNeeds;

/** Accounts, as administrators see them and act on them. */
export function createAdminAccounts(needs: Needs) {
  const { db, clock } = needs;
  const reading = accountReading(needs);
  return {
    ownData: adminAccountData,
    routes: adminAccountRoutes({
      reading,
      acts: accountActs({ ...needs, isOpen: reading.isOpen }),
      roles: accountRoles(needs),
    }),
    notices: adminAccountNotices,
    waiting: { role_proposals: ({ id }: Member) => proposalStore.count(db, id, clock()) },
  };
}
