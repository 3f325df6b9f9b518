export { NotificationBell } from './NotificationBell.tsx';
export { NotificationToasts } from './NotificationToasts.tsx';
export { NotificationSettingsSection } from './settings/NotificationSettingsSection.tsx';
