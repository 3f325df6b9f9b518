export { NotificationBell } from './NotificationBell.tsx';
export { NotificationToasts } from './NotificationToasts.tsx';
export { notificationSearch } from './notifications.search.ts';
export { NotificationSettingsSection } from './settings/NotificationSettingsSection.tsx';
