export { createReports } from './reports.slice.ts';
