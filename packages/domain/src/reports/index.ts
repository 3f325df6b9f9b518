export { ticketEndpoints, ticketFaults } from './reports.admin.endpoints.ts';
export * from './reports.admin.schema.ts';
export { reportEndpoints, reportFaults } from './reports.endpoints.ts';
export { ticketPolicy } from './reports.policy.ts';
export { reportEvents } from './reports.events.ts';
export * from './reports.schema.ts';
export { reportSlice } from './reports.slice.ts';
