import type { Platform, Slice } from '#platform/slice';
import { adminStartNotices } from './admin-start.notifications.ts';
import { overdueChore } from './admin-start.overdue.jobs.ts';
import { adminStartData } from './admin-start.personal-data.ts';
import { adminStartRoutes } from './admin-start.routes.ts';
import { adminStartService } from './admin-start.service.ts';

/** The start page of system admins: open work of every kind. */
export function createAdminStart(needs: Platform & { slices: readonly Slice[] }) {
  const service = adminStartService(needs);
  return {
    ownData: adminStartData,
    routes: adminStartRoutes(service),
    notices: adminStartNotices,
    chores: [overdueChore(needs)],
    start: service.start,
  };
}
