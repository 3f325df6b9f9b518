import type { ClubMemberships } from '#features/clubs';
import type {
  FamilyAges,
  FamilySummaries,
  GuardianGate,
  GuardianRequests,
} from '#features/families';
import type { ModerationQueue, ReadNames } from '#features/moderation';
import type { InvitationsToJoin } from '#features/site';
import type { DB } from '#db/schema.generated';
import type { Platform } from '#platform/slice';
import { accountEndpoints } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { accountContent } from './accounts.content.ts';
import { accountData } from './accounts.personal-data.ts';
import { authLibrary } from './sign-in/accounts.library.service.ts';
import { signUpBrowser } from './sign-up/accounts.sign-up-browser.rules.ts';
import { addedChildren } from './sign-up/accounts.added-children.service.ts';
import { accountJobs } from './accounts.jobs.ts';
import { childPath as createChildPath } from './sign-up/accounts.child-path.rules.ts';
import { confirmingService } from './sign-up/accounts.confirmation.service.ts';
import { accountCookies } from './sign-in/accounts.cookies.rules.ts';
import { accountCredentials } from './sign-in/accounts.credentials.service.ts';
import { knownBrowsers } from './sign-in/accounts.known-browser.rules.ts';
import { accountEmails } from './accounts.emails.ts';
import { accountMaking } from './sign-up/accounts.creation.service.ts';
import { accountRecords } from './accounts.records.store.ts';
import { accountRoutes } from './accounts.routes.ts';
import { secondSteps as createSecondSteps } from './sign-in/accounts.second-step.service.ts';
import { accountService } from './accounts.service.ts';
import { accountSessions } from './sign-in/accounts.sessions.service.ts';
import { corrections } from './corrections/accounts.corrections.service.ts';
import { userTypes } from './corrections/accounts.user-types.service.ts';
import { codeCards } from './cards/accounts.cards.service.ts';
import { signUpService } from './sign-up/accounts.sign-up.service.ts';

interface Needs extends Platform {
  families: FamilySummaries;
  memberships: ClubMemberships;
  guardians: GuardianRequests;
  invitations: Pick<InvitationsToJoin, 'takeUp'>;
  readNames: ReadNames;
  queue: ModerationQueue;
  gate: GuardianGate;
  ages: FamilyAges;
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

/** Signing up, in and out. */
export function createAccounts(platform: Needs) {
  const needs = { ...platform, auth: authLibrary(platform) };
  const cookies = accountCookies(needs.config);
  const childPath = createChildPath(cookies);
  const browser = signUpBrowser(cookies);
  const sessions = accountSessions(needs);
  const credentials = accountCredentials(needs);
  const secondSteps = createSecondSteps({ ...needs, sessions });
  const making = accountMaking(needs);
  const known = knownBrowsers(cookies, needs.config);
  const cards = codeCards({ ...needs, credentials });
  const ways = { sessions, credentials, secondSteps, browser, known, cards };
  const accounts = accountService({ ...needs, ...ways });
  const signUps = signUpService({ ...needs, making, childPath, browser });
  const confirming = confirmingService({ ...needs, making, browser, childPath, sessions });
  const correcting = corrections(needs);
  const types = userTypes(needs);
  return {
    personalData: accountData,
    routes: accountRoutes({ accounts, signUps, confirming, childPath, correcting, types }),
    firstReads: [{ endpoint: accountEndpoints.me }],
    emails: accountEmails(needs),
    jobs: accountJobs,
    content: accountContent({ correcting, types }),
    api: {
      auth: needs.auth,
      credentials,
      secondSteps,
      records: accountRecords,
      corrections: correcting,
      children: addedChildren({ ...needs, credentials, cards }),
    },
  };
}
