import type { CaseOpening } from '#features/safeguarding';
import type { Content } from '#platform/content/content-registry';
import type { Measure } from '#platform/metrics/metrics';
import type { Platform } from '#platform/slice';
import { wordsFromBefore } from './before/moderation.before.service.ts';
import { moderationData } from './moderation.personal-data.ts';
import { moderationJobs } from './moderation.jobs.ts';
import { disclosureService } from './watch/moderation.disclosures.service.ts';
import { judgeWith } from './judge/moderation.judge.service.ts';
import { readLocally } from './judge/moderation.local.service.ts';
import { readNames } from './judge/moderation.names.service.ts';
import { patternWatch } from './watch/moderation.patterns.service.ts';
import { readingThreads } from './judge/moderation.threads.service.ts';
import { remoteModerator } from './judge/moderation.remote.ts';
import { moderationNotifications, moderationSubjects } from './moderation.notifications.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { triesWatch } from './watch/moderation.tries.service.ts';
import { moderationService } from './moderation.service.ts';
import { moderationStatus } from './judge/moderation.status.service.ts';
import { queueService } from './queue/moderation.queue.admin.service.ts';
import { queueStore } from './queue/moderation.queue.store.ts';
import { moderationQueue } from './queue/moderation.queue.service.ts';

interface Needs extends Platform {
  /** Opens a safeguarding case. */
  cases: CaseOpening;
  content: Pick<Content, 'kinds' | 'queue' | 'words'>;
}

/** Reading texts, and what a person has to look at. */
export function createModeration(needs: Needs) {
  const remote = needs.config.moderation && remoteModerator(needs.config.moderation);
  const { config, log } = needs;
  const count = config.moderationThreads;
  const moderate = readingThreads({ count, readHere: readLocally, log });
  const judge = judgeWith({ moderate, remote, log });
  const disclosures = disclosureService(needs);
  const patterns = patternWatch(needs);
  const tries = triesWatch(needs);
  const moderation = moderationService({ ...needs, judge, disclosures, patterns, tries });
  const before = wordsFromBefore({ ...needs, moderation });
  const status = moderationStatus({ ...needs, moderate, remote });
  return {
    personalData: moderationData,
    routes: moderationRoutes({ moderation, disclosures, status, queue: queueService(needs) }),
    notifications: moderationNotifications,
    subjectChecks: [moderationSubjects],
    jobs: [...moderationJobs, before.job],
    subscribers: before.subscribers,
    waiting: { queue: () => queueStore.waiting(needs.db, needs.clock()) },
    measures: [waitingMeasure(needs.db)],
    overdue: { queue: () => queueStore.overdue(needs.db, needs.clock()) },
    api: {
      texts: moderation,
      readNames: readNames(needs),
      queue: moderationQueue(needs),
    },
  };
}

const waitingMeasure = (db: Platform['db']): Measure => ({
  name: 'ribbon_queue_waiting',
  help: 'Content that waits for a person to look at it, by why it was held',
  label: 'reason',
  read: () => queueStore.waitingByReason(db),
});
