import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { reportData } from './reports.own-data.ts';
import { reportNotices } from './reports.notices.ts';
import { reportLetters } from './reports.letters.ts';
import { reportRoutes } from './reports.routes.ts';
import { type ReportSubjects, reportService } from './reports.service.ts';

interface Needs extends Platform {
  moderation: Moderation;
  subjects: ReportSubjects;
}

/** What members tell us about things that others made. */
export function createReports(needs: Needs) {
  return {
    ownData: reportData,
    routes: reportRoutes(reportService(needs)),
    notices: reportNotices,
    letters: reportLetters(needs),
  };
}
