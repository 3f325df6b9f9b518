export * from './reviews.admin.ts';
export { reviewEndpoints } from './reviews.endpoints.ts';
export { reviewEvents } from './reviews.events.ts';
export { reviewFaults } from './reviews.faults.ts';
export { reviewPolicy } from './reviews.policy.ts';
export * from './reviews.schema.ts';
export { reviewSlice } from './reviews.slice.ts';
