export { eventEndpoints } from './events.endpoints.ts';
export { clubEventEvents } from './events.events.ts';
export { eventFaults } from './events.faults.ts';
export * from './events.form.ts';
export { type ClubScope, eventPolicy } from './events.policy.ts';
export * from './events.schema.ts';
export * from './events.time.ts';
