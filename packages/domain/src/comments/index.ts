export { commentEndpoints } from './comments.endpoints.ts';
export { commentEvents } from './comments.events.ts';
export { commentFaults } from './comments.faults.ts';
export { type AddresseeFacts, type CommentFacts, commentPolicy } from './comments.policy.ts';
export * from './comments.schema.ts';
export { commentSlice } from './comments.slice.ts';
