export { messageEndpoints, messageFaults } from './messages.endpoints.ts';
export * from './messages.schema.ts';
export { messageSlice } from './messages.slice.ts';
