import { handle } from '#platform/route';
import { reportEndpoints as doors } from '@ribbon/domain/reports';
import type { ReportService } from './reports.service.ts';

export const reportRoutes = (reports: ReportService) => [
  handle(doors.file, ({ actor, body }) => reports.file(actor, body)),
  handle(doors.filePerson, ({ actor, body }) => reports.filePerson(actor, body)),
];
