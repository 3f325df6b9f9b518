export { emailEndpoints } from './email.endpoints.ts';
export * from './email.schema.ts';
export { emailSlice } from './email.slice.ts';
