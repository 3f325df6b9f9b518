export { moderationEndpoints } from './moderation.endpoints.ts';
export { moderationEvents } from './moderation.events.ts';
export { moderationFaults, moderationRefusals, queueFaults } from './moderation.faults.ts';
export { queuePolicy } from './moderation.policy.ts';
export { queueEndpoints } from './moderation.queue.endpoints.ts';
export * from './moderation.queue.schema.ts';
export * from './moderation.schema.ts';
export { moderationSlice } from './moderation.slice.ts';
