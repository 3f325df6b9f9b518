export { waitlistEndpoints, waitlistFaults } from './waitlist.endpoints.ts';
export * from './waitlist.schema.ts';
export { waitlistSlice } from './waitlist.slice.ts';
