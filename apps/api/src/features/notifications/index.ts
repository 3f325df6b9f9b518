export { type NotificationMailing } from './notifications.mailing.ts';
export { createNotifications } from './notifications.slice.ts';
export { type NotificationChoices } from './settings.service.ts';
