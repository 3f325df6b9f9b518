import { handle } from '#platform/http/route';
import { reportEndpoints as endpoints } from '@ribbon/domain/reports';
import type { ReportService } from './reports.service.ts';

export const reportRoutes = (reports: ReportService) => [
  handle(endpoints.file, ({ actor, body }) => reports.file(actor, body)),
  handle(endpoints.filePerson, ({ actor, body }) => reports.filePerson(actor, body)),
  handle(endpoints.fileOpenly, ({ body }) => reports.fileOpenly(body)),
  handle(endpoints.mine, ({ actor }) => reports.mine(actor)),
  handle(endpoints.openings, ({ actor, params }) => reports.openings(actor, params.childId)),
];
