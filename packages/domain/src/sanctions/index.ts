export * from './appeals/sanctions.appeals.schema.ts';
export * from './appeals/sanctions.decisions.schema.ts';
export { decisionEndpoints, sanctionEndpoints } from './sanctions.endpoints.ts';
export { sanctionFaults } from './sanctions.faults.ts';
export * from './sanctions.hidden.schema.ts';
export * from './sanctions.policy.ts';
export * from './sanctions.schema.ts';
export { sanctionSlice } from './sanctions.slice.ts';
export { templateFor } from './sanctions.templates.texts.ts';
