export { clubEndpoints } from './clubs.endpoints.ts';
export { clubFaults } from './clubs.faults.ts';
export * from './clubs.schema.ts';
export * from './finder.schema.ts';
