export { createNotifications } from './notifications.slice.ts';
export { type NotificationChoices } from './settings.service.ts';
