export { reportRoutes } from './reports.routes.ts';
export { type ReportService, reportService } from './reports.service.ts';
