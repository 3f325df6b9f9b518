export { adminStartEndpoints } from './admin-start.endpoints.ts';
export * from './admin-start.schema.ts';
export { adminStartSlice } from './admin-start.slice.ts';
