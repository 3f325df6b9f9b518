export { privacyEndpoints } from './privacy.endpoints.ts';
export { privacyEvents } from './privacy.events.ts';
export { privacyFaults } from './privacy.faults.ts';
export * from './privacy.policy.ts';
export * from './privacy.schema.ts';
export { privacySlice } from './privacy.slice.ts';
