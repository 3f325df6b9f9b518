export { securityEndpoints } from './security.endpoints.ts';
export { securityEvents } from './security.events.ts';
export { securityFaults } from './security.faults.ts';
export { securityPolicy } from './security.policy.ts';
export * from './security.schema.ts';
export { securitySlice } from './security.slice.ts';
