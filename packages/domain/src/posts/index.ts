export { postEndpoints, postFaults } from './posts.endpoints.ts';
export { clubPostEndpoints } from './posts.club.endpoints.ts';
export * from './posts.club.schema.ts';
export { postPolicy } from './posts.policy.ts';
export * from './posts.schema.ts';
