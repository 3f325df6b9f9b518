import type { Moderation } from '#features/moderation';
import type { CaseOpening } from '#features/safeguarding';
import type { Content } from '#platform/content/content-registry';
import { subscriber } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import type { Member } from '@ribbon/domain/accounts';
import { reportData } from './reports.personal-data.ts';
import { reportJobs } from './reports.jobs.ts';
import { reportNotifications } from './reports.notifications.ts';
import { reportEmails } from './reports.emails.ts';
import { reportRoutes } from './reports.routes.ts';
import { reportService } from './reports.service.ts';
import { reportStore } from './reports.store.ts';
import { withoutReader } from './tickets/reports.tickets.scope.ts';
import { ticketIntake } from './tickets/reports.intake.service.ts';
import { ticketReading } from './tickets/reports.tickets.read.service.ts';
import { ticketRoutes } from './tickets/reports.tickets.routes.ts';
import { ticketService } from './tickets/reports.tickets.service.ts';
import { ticketStore } from './tickets/reports.tickets.store.ts';

interface Needs extends Platform {
  moderation: Moderation;
  content: Pick<Content, 'report'>;
  cases: CaseOpening;
}

/** What members tell us about things that others made, and what moderators do about it. */
export function createReports(needs: Needs) {
  const notifyOperator = withoutReader(needs);
  const reports = reportService({ ...needs, tickets: ticketIntake(needs) });
  return {
    personalData: reportData,
    routes: [...reportRoutes(reports), ...ticketRoutes(ticketReading(needs), ticketService(needs))],
    notifications: reportNotifications,
    emails: reportEmails(needs),
    waiting: {
      reports: ({ id }: Member) => ticketStore.waiting(needs.db, id, needs.clock()),
    },
    subscribers: [
      subscriber('reports', 'report.due', ({ ticketId }) => notifyOperator(ticketId)),
      subscriber('reports', 'content.reported', async ({ reportId }) => {
        const report = await reportStore.find(needs.db, reportId);
        if (report) await notifyOperator(report.ticketId);
      }),
    ],
    jobs: reportJobs,
  };
}
