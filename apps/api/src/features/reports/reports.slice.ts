import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { reportLetters } from './reports.letters.ts';
import { reportRoutes } from './reports.routes.ts';
import { type ReportSubjects, reportService } from './reports.service.ts';

interface Needs extends Platform {
  moderation: Moderation;
  subjects: ReportSubjects;
}

/** What members tell us about things that others made. */
export function createReports(needs: Needs) {
  return { routes: reportRoutes(reportService(needs)), letters: reportLetters(needs) };
}
