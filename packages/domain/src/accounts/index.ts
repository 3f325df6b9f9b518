export * from './accounts.ages.ts';
export * from './accounts.capabilities.ts';
export { accountEndpoints } from './accounts.endpoints.ts';
export { accountEvents } from './accounts.events.ts';
export { accountFaults } from './accounts.faults.ts';
export * from './accounts.ids.ts';
export * from './accounts.names.ts';
export * from './accounts.policy.ts';
export * from './accounts.schema.ts';
