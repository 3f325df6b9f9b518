export { moderationEndpoints } from './moderation.endpoints.ts';
export { moderationEvents } from './moderation.events.ts';
export { moderationFaults } from './moderation.faults.ts';
export * from './moderation.schema.ts';
