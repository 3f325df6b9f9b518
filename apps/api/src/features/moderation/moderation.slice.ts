import type { CaseOpening } from '#features/safeguarding';
import type { Platform } from '#platform/slice';
import type { AllWordsFromBefore } from './before/before.ts';
import { wordsFromBefore } from './before/before.service.ts';
import { moderationData } from './moderation.own-data.ts';
import { moderationChores } from './moderation.chores.ts';
import { disclosureService } from './moderation.disclosures.ts';
import { judgeWith } from './moderation.judge.ts';
import { readLocally } from './moderation.local.ts';
import { readNames } from './moderation.names.ts';
import { patternWatch } from './moderation.patterns.ts';
import { readingThreads } from './moderation.threads.ts';
import { remoteModerator } from './moderation.remote.ts';
import { moderationNotices } from './moderation.notices.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { triesWatch } from './moderation.tries.ts';
import { moderationService } from './moderation.service.ts';
import { moderationStatus } from './moderation.status.ts';
import { type QueueHolders, queueService } from './queue/queue.service.ts';
import { queueStore } from './queue/queue.store.ts';
import { moderationQueue } from './queue/queue.ts';

interface Needs extends Platform {
  /** Opens a safeguarding case. */
  cases: CaseOpening;
  /** Words that were there before they were read for children; built after this slice. */
  words: () => AllWordsFromBefore;
  /** What the slice that owns a held thing does about a decision; built after this slice. */
  holders: () => QueueHolders;
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
    ownData: moderationData,
    routes: moderationRoutes({ moderation, disclosures, status, queue: queueService(needs) }),
    notices: moderationNotices,
    chores: [...moderationChores, before.chore],
    subscribers: before.subscribers,
    waiting: { queue: () => queueStore.waiting(needs.db, needs.clock()) },
    overdue: { queue: () => queueStore.overdue(needs.db, needs.clock()) },
    api: {
      texts: moderation,
      readNames: readNames(needs),
      queue: moderationQueue(needs),
    },
  };
}
