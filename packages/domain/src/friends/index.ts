export { friendEndpoints } from './friends.endpoints.ts';
export * from './friends.events.ts';
export { friendFaults } from './friends.faults.ts';
export * from './friends.policy.ts';
export * from './friends.schema.ts';
export { friendSlice } from './friends.slice.ts';
