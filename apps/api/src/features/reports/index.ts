export { type ReportService } from './reports.service.ts';
export { createReports } from './reports.slice.ts';
