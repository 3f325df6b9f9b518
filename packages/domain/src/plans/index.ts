export * from './plans.blocks.schema.ts';
export { planEndpoints } from './plans.endpoints.ts';
export { planFaults } from './plans.faults.ts';
export * from './plans.form.schema.ts';
export { planPolicy } from './plans.policy.ts';
export * from './plans.schema.ts';
export { planSlice } from './plans.slice.ts';
