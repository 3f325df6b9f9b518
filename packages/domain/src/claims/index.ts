export { claimEndpoints } from './claims.endpoints.ts';
export { claimEvents } from './claims.events.ts';
export { claimFaults } from './claims.faults.ts';
export { claimPolicy } from './claims.policy.ts';
export * from './claims.schema.ts';
export { claimSlice } from './claims.slice.ts';
