export { geocodingEndpoints } from './geocoding.endpoints.ts';
export { geocodingFaults } from './geocoding.faults.ts';
export * from './geocoding.schema.ts';
export { geocodingSlice } from './geocoding.slice.ts';
