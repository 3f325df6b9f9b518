import type { Notices } from '#platform/notices';
import { reportStore } from './reports.store.ts';

export const reportNotices: Notices = {
  'content.reported': async ({ tx, people }, { reportId }) => {
    const report = await reportStore.find(tx, reportId);
    if (report === undefined) return [];
    const admins = await people.systemAdmins();
    const data = { urgent: report.childAtRiskNow };
    return admins.map(({ id: to }) => ({ to, type: 'report_waiting', data }));
  },
};
