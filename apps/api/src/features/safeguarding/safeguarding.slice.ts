import type { Platform } from '#platform/slice';
import { subscriber } from '#platform/outbox/domain-events';
import { withoutReader } from './cases/safeguarding.scope.ts';
import { caseActs } from './cases/safeguarding.acts.service.ts';
import { openingByHand } from './open/safeguarding.staff.service.ts';
import { safeguardingJobs } from './clock/safeguarding.jobs.ts';
import { safeguardingEmails } from './safeguarding.emails.ts';
import { safeguardingNotifications } from './safeguarding.notifications.ts';
import { caseOpening } from './open/safeguarding.opening.service.ts';
import { overdueCases } from './clock/safeguarding.overdue.jobs.ts';
import { safeguardingData } from './safeguarding.personal-data.ts';
import { safeguardingRoutes } from './safeguarding.routes.ts';
import { caseService } from './safeguarding.service.ts';
import { talkRoutes, talkService } from './talk/safeguarding.talk.service.ts';

/** Cases about children: what disclosures, patterns and reports at risk become. */
export function createSafeguarding(platform: Platform) {
  const overdue = overdueCases(platform);
  const cases = caseService(platform);
  const opening = caseOpening(platform);
  const notifyOperator = withoutReader(platform);
  return {
    personalData: safeguardingData,
    routes: [
      ...safeguardingRoutes({
        cases,
        acts: caseActs(platform),
        openByHand: openingByHand({ db: platform.db, opening }),
      }),
      ...talkRoutes(talkService(platform)),
    ],
    subscribers: [
      subscriber('safeguarding', 'safeguarding.due', () => overdue.tell()),
      subscriber('safeguarding', 'safeguarding.opened', ({ caseId }) => notifyOperator(caseId)),
      subscriber('safeguarding', 'safeguarding.overdue', ({ caseId }) => notifyOperator(caseId)),
    ],
    notifications: safeguardingNotifications,
    emails: safeguardingEmails(platform),
    jobs: safeguardingJobs(overdue),
    waiting: { safeguarding: cases.waiting },
    api: opening,
  };
}
