export { emailEndpoints } from './email.endpoints.ts';
export { emailFaults } from './email.faults.ts';
export * from './email.schema.ts';
export { emailSlice } from './email.slice.ts';
