export * from './admin-accounts.acts.schema.ts';
export { accountOpeningEndpoints, adminAccountEndpoints } from './admin-accounts.endpoints.ts';
export { adminAccountFaults } from './admin-accounts.faults.ts';
export * from './admin-accounts.policy.ts';
export * from './admin-accounts.schema.ts';
export { adminAccountSlice } from './admin-accounts.slice.ts';
