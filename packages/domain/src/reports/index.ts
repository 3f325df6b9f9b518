export { reportEndpoints, reportFaults } from './reports.endpoints.ts';
export { reportEvents } from './reports.events.ts';
export * from './reports.schema.ts';
export { reportSlice } from './reports.slice.ts';
