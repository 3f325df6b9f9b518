import type { DB } from '#db/schema.generated';
import type { ClubMemberships } from '#features/clubs';
import type { FamilySummaries, GuardianRequests } from '#features/families';
import type { ReadNames } from '#features/moderation';
import type { Attempts } from '#platform/attempts';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Sessions } from '#platform/session/session';
import type { Kysely } from 'kysely';
import type { AuthLibrary } from './accounts.auth.ts';
import { signUpBrowser } from './accounts.browser.ts';
import { childPath as createChildPath } from './accounts.child-path.ts';
import { confirmingService } from './accounts.confirming.ts';
import { accountCookies } from './accounts.cookies.ts';
import { accountCredentials } from './accounts.credentials.ts';
import { knownBrowsers } from './accounts.known-browser.ts';
import { accountMaking } from './accounts.making.ts';
import { accountRoutes } from './accounts.routes.ts';
import { secondSteps as createSecondSteps } from './accounts.second-step.ts';
import { accountService } from './accounts.service.ts';
import { accountSessions } from './accounts.sessions.ts';
import { signUpService } from './accounts.sign-up.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>;
  domainEvents: DomainEvents;
  auth: AuthLibrary;
  attempts: Attempts;
  sessions: Sessions;
  families: FamilySummaries;
  memberships: ClubMemberships;
  guardians: GuardianRequests;
  readNames: ReadNames;
}

/** Everything about signing up and in, put together: its endpoints, and what other slices may use. */
export function createAccounts(needs: Needs) {
  const { db, clock, config, domainEvents, attempts, memberships, guardians } = needs;
  const cookies = accountCookies(config);
  const childPath = createChildPath(cookies);
  const browser = signUpBrowser(cookies);
  const sessions = accountSessions(needs);
  const credentials = accountCredentials({ db, clock, attempts });
  const secondSteps = createSecondSteps({ ...needs, sessions });
  const making = accountMaking({ clock, domainEvents, memberships, guardians });
  const accounts = accountService({
    ...needs,
    sessions,
    credentials,
    secondSteps,
    browser,
    known: knownBrowsers(cookies, config),
  });
  const signUps = signUpService({ ...needs, making, childPath, browser });
  const confirming = confirmingService({ ...needs, making, browser, childPath, sessions });
  return {
    routes: accountRoutes({ accounts, signUps, confirming, childPath }),
    credentials,
    secondSteps,
  };
}
