import type { Job } from '#platform/retention/housekeeping';
import { REPORTED_MEDIA_DAYS } from '@ribbon/domain/reports';
import { keptMediaStore } from './tickets/reports.kept-media.store.ts';

/** The bytes go with the chores of media, unless a file or another ticket names them still. */
export const reportJobs: readonly Job[] = [
  {
    name: 'pictures of what was reported',
    keepDays: REPORTED_MEDIA_DAYS,
    policy: 'Pictures and videos',
    sweep: (db, before) => keptMediaStore.release(db, before),
  },
];
