import type { Job } from '#platform/retention/housekeeping';
import { commentStore } from './comments.store.ts';

/** What time changes about comments. */
export const commentJobs: readonly Job[] = [
  {
    name: 'comments whose author has become old enough to speak to everybody',
    keepDays: 0,
    sweep: (db) => commentStore.openOlder(db),
  },
];
