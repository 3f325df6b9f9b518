import { slice } from '../kernel/index.ts';
import { notificationEndpoints } from './notifications.endpoints.ts';
import { notificationEvents } from './notifications.events.ts';

export const notificationSlice = slice({
  endpoints: { notifications: notificationEndpoints },
  events: notificationEvents,
});
