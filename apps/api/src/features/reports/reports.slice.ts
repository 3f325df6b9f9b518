import type { Moderation } from '#features/moderation';
import type { CaseOpening } from '#features/safeguarding';
import type { Platform } from '#platform/slice';
import { reportData } from './reports.own-data.ts';
import { reportChores } from './reports.chores.ts';
import { reportNotices } from './reports.notices.ts';
import { reportLetters } from './reports.letters.ts';
import { reportRoutes } from './reports.routes.ts';
import { type ReportSubjects, reportService } from './reports.service.ts';
import { ticketIntake } from './tickets/tickets.intake.ts';
import { type SurroundingsOf, ticketReading } from './tickets/tickets.reading.ts';
import { ticketRoutes } from './tickets/tickets.routes.ts';
import { ticketService } from './tickets/tickets.service.ts';
import { ticketStore } from './tickets/tickets.store.ts';

interface Needs extends Platform {
  moderation: Moderation;
  content: ReportSubjects & SurroundingsOf;
  cases: CaseOpening;
}

/** What members tell us about things that others made, and what moderators do about it. */
export function createReports(needs: Needs) {
  const reports = reportService({ ...needs, tickets: ticketIntake(needs) });
  return {
    ownData: reportData,
    routes: [...reportRoutes(reports), ...ticketRoutes(ticketReading(needs), ticketService(needs))],
    notices: reportNotices,
    letters: reportLetters(needs),
    waiting: { reports: () => ticketStore.waiting(needs.db, needs.clock()) },
    chores: reportChores,
  };
}
