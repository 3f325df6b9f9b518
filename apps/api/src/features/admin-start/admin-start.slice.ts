import type { Platform, Slice } from '#platform/slice';
import { adminStartNotifications } from './admin-start.notifications.ts';
import { overdueJob } from './admin-start.overdue.jobs.ts';
import { adminStartData } from './admin-start.personal-data.ts';
import { adminStartRoutes } from './admin-start.routes.ts';
import { adminStartService } from './admin-start.service.ts';

/** The start page of system admins: open work of every kind. */
export function createAdminStart(needs: Platform & { slices: readonly Slice[] }) {
  const service = adminStartService(needs);
  return {
    personalData: adminStartData,
    routes: adminStartRoutes(service),
    notifications: adminStartNotifications,
    jobs: [overdueJob(needs)],
    start: service.start,
  };
}
