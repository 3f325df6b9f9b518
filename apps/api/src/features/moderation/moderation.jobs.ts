import type { Job } from '#platform/retention/housekeeping';
import { moderationStore } from './moderation.store.ts';

export const moderationJobs: readonly Job[] = [
  {
    name: 'words of refused drafts',
    keepDays: 0,
    sweep: (db, now) => moderationStore.purgeDrafts(db, now),
  },
];
