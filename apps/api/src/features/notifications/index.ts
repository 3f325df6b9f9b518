export { createNotifications } from './notifications.slice.ts';
export { type NotificationChoices } from './settings/notifications.settings.service.ts';
