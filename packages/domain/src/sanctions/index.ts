export * from './appeals.schema.ts';
export * from './sanctions.decisions.ts';
export { decisionEndpoints, sanctionEndpoints } from './sanctions.endpoints.ts';
export { sanctionFaults } from './sanctions.faults.ts';
export * from './sanctions.hidden.ts';
export * from './sanctions.policy.ts';
export * from './sanctions.schema.ts';
export { sanctionSlice } from './sanctions.slice.ts';
export { templateFor } from './sanctions.templates.ts';
