import type { Platform } from '#platform/slice';
import { type ActNeeds, accountActs, correctionActs } from './admin-accounts.acts.service.ts';
import { adminAccountNotifications } from './admin-accounts.notifications.ts';
import { adminAccountData } from './admin-accounts.personal-data.ts';
import { accountReading } from './admin-accounts.read.service.ts';
import { adminAccountEmails } from './admin-accounts.emails.ts';
import { type RoleNeeds, accountRoles, roleActs } from './admin-accounts.roles.service.ts';
import { adminAccountRoutes } from './admin-accounts.routes.ts';

type Needs = Platform & Omit<ActNeeds, 'isOpen'> & RoleNeeds;

/** Accounts, as administrators see them and act on them. */
export function createAdminAccounts(needs: Needs) {
  const reading = accountReading(needs);
  return {
    personalData: adminAccountData,
    routes: adminAccountRoutes({
      reading,
      acts: accountActs({ ...needs, isOpen: reading.isOpen }),
      roles: accountRoles(needs),
    }),
    notifications: adminAccountNotifications,
    emails: adminAccountEmails(needs),
    api: { acts: { ...roleActs(needs), ...correctionActs(needs) } },
  };
}
