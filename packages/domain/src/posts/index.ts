export { postEndpoints } from './posts.endpoints.ts';
export { clubPostEndpoints } from './posts.club.endpoints.ts';
export * from './posts.club.schema.ts';
export { postEvents } from './posts.events.ts';
export { postFaults } from './posts.faults.ts';
export * from './posts.feed.schema.ts';
export { postPolicy } from './posts.policy.ts';
export * from './posts.schema.ts';
export { postSlice } from './posts.slice.ts';
