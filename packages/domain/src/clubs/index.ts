export { clubEndpoints } from './clubs.endpoints.ts';
export * from './clubs.schema.ts';
