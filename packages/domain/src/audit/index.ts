export { auditEndpoints } from './audit.endpoints.ts';
export * from './audit.schema.ts';
export { auditSlice } from './audit.slice.ts';
