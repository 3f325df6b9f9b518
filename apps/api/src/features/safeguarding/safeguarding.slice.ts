import type { Platform } from '#platform/slice';
import { subscriber } from '#platform/outbox/domain-events';
import { withoutReader } from './safeguarding.access.ts';
import { caseActs } from './safeguarding.acts.ts';
import { openingByHand } from './safeguarding.by-hand.ts';
import { safeguardingChores } from './safeguarding.chores.ts';
import { safeguardingLetters } from './safeguarding.letters.ts';
import { safeguardingNotices } from './safeguarding.notices.ts';
import { caseOpening } from './safeguarding.opening.ts';
import { overdueCases } from './safeguarding.overdue.ts';
import { safeguardingData } from './safeguarding.own-data.ts';
import { safeguardingRoutes } from './safeguarding.routes.ts';
import { caseService } from './safeguarding.service.ts';
import { talkRoutes, talkService } from './safeguarding.talk.ts';

/** Cases about children: what disclosures, patterns and reports at risk become. */
export function createSafeguarding(platform: Platform) {
  const overdue = overdueCases(platform);
  const cases = caseService(platform);
  const opening = caseOpening(platform);
  const tellOperator = withoutReader(platform);
  return {
    ownData: safeguardingData,
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
      subscriber('safeguarding', 'safeguarding.opened', ({ caseId }) => tellOperator(caseId)),
      subscriber('safeguarding', 'safeguarding.overdue', ({ caseId }) => tellOperator(caseId)),
    ],
    notices: safeguardingNotices,
    letters: safeguardingLetters(platform),
    chores: safeguardingChores(overdue),
    waiting: { safeguarding: cases.waiting },
    api: opening,
  };
}
