export { postEndpoints, postFaults } from './posts.endpoints.ts';
export { postPolicy } from './posts.policy.ts';
export * from './posts.schema.ts';
