export { proposalEndpoints } from './proposals.endpoints.ts';
export { proposalFaults } from './proposals.faults.ts';
export * from './proposals.policy.ts';
export * from './proposals.schema.ts';
export { proposalSlice } from './proposals.slice.ts';
export * from './proposals.texts.ts';
