export { notificationChores } from './notifications.chores.ts';
export { type NotificationMailing, notificationMailing } from './notifications.mailing.ts';
export { notifier } from './notifications.notify.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { notificationService } from './notifications.service.ts';
export { notificationSubscribers } from './notifications.subscribers.ts';
export { type NotificationChoices, notificationChoices } from './settings.service.ts';
