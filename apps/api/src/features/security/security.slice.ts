import type { AccountRecords, AuthLibrary, Credentials, SecondSteps } from '#features/accounts';
import type { GuardianGate } from '#features/families';
import type { Platform } from '#platform/slice';
import type { Settings } from '@ribbon/domain/settings';
import { emailChangeContent } from './security.content.ts';
import { securityData } from './security.personal-data.ts';
import { securityJobs } from './security.jobs.ts';
import { emailChangeService } from './changes/security.email-change.service.ts';
import { securityEmails } from './security.emails.ts';
import { securityNotifications } from './security.notifications.ts';
import { securityRoutes } from './security.routes.ts';
import { securityService } from './security.service.ts';
import { twoFactorService } from './changes/security.two-factor.service.ts';

interface Needs extends Platform {
  accounts: {
    auth: AuthLibrary;
    credentials: Credentials;
    secondSteps: SecondSteps;
    records: AccountRecords;
  };
  guardians: GuardianGate;
  settings: { read(): Promise<Settings> };
}

/** A person's own sign-in: address, password, second factor, open sessions. */
export function createSecurity({ accounts, ...platform }: Needs) {
  const needs = { ...platform, ...accounts };
  const emailChanges = emailChangeService(needs);
  const twoFactor = twoFactorService(needs);
  const security = securityService({ ...needs, twoFactor });
  return {
    personalData: securityData,
    routes: securityRoutes({ security, emailChanges, twoFactor }),
    emails: securityEmails({ ...platform, emailChanges }),
    notifications: securityNotifications,
    jobs: securityJobs,
    content: [emailChangeContent(emailChanges)],
  };
}
