export { clubAdminEndpoints } from './clubs.admin.endpoints.ts';
export * from './clubs.admin.schema.ts';
export * from './clubs.details.schema.ts';
export { clubEndpoints } from './clubs.endpoints.ts';
export { clubAdminFaults, clubFaults } from './clubs.faults.ts';
export { clubEvents } from './clubs.events.ts';
export * from './clubs.import.schema.ts';
export * from './clubs.schema.ts';
