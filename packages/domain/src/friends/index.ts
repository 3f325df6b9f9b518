export { friendEndpoints, friendFaults } from './friends.endpoints.ts';
export * from './friends.schema.ts';
