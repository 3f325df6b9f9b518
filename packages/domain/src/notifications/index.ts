export { Category, type Kind, type Who } from '../kernel/index.ts';
export { notificationEndpoints } from './notifications.endpoints.ts';
export { notificationEvents } from './notifications.events.ts';
export { type DataOf, KINDS, type NotificationType } from './notifications.kinds.ts';
export { notificationPolicy } from './notifications.policy.ts';
export * from './notifications.quiet.rules.ts';
export { notificationFaults } from './notifications.faults.ts';
export * from './notifications.schema.ts';
export { notificationSlice } from './notifications.slice.ts';
