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
import { accountData } from './accounts.own-data.ts';
import { authLibrary } from './accounts.auth.ts';
import { signUpBrowser } from './accounts.browser.ts';
import { addedChildren } from './accounts.children.ts';
import { accountChores } from './accounts.chores.ts';
import { childPath as createChildPath } from './accounts.child-path.ts';
import { confirmingService } from './accounts.confirming.ts';
import { accountCookies } from './accounts.cookies.ts';
import { accountCredentials } from './accounts.credentials.ts';
import { knownBrowsers } from './accounts.known-browser.ts';
import { accountLetters } from './accounts.letters.ts';
import { accountMaking } from './accounts.making.ts';
import { accountRecords } from './accounts.records.store.ts';
import { accountRoutes } from './accounts.routes.ts';
import { secondSteps as createSecondSteps } from './accounts.second-step.ts';
import { accountService } from './accounts.service.ts';
import { accountSessions } from './accounts.sessions.ts';
import { corrections } from './corrections/corrections.ts';
import { userTypes } from './corrections/user-types.ts';
import { codeCards } from './cards/cards.ts';
import { signUpService } from './accounts.sign-up.ts';

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
    ownData: accountData,
    routes: accountRoutes({ accounts, signUps, confirming, childPath, correcting, types }),
    firstReads: [{ endpoint: accountEndpoints.me }],
    letters: accountLetters(needs),
    chores: accountChores,
    api: {
      auth: needs.auth,
      credentials,
      secondSteps,
      records: accountRecords,
      corrections: correcting,
      typeHolder: types.holder,
      children: addedChildren({ ...needs, credentials, cards }),
    },
  };
}
