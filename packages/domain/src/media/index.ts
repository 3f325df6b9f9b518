export { mediaEndpoints } from './media.endpoints.ts';
export { mediaEvents } from './media.events.ts';
export { mediaFaults } from './media.faults.ts';
export * from './media.inspection.ts';
export * from './media.policy.ts';
export * from './media.rules.ts';
export * from './media.schema.ts';
export * from './media.variants.ts';
export { mediaSlice } from './media.slice.ts';
