export { NotificationBell } from './NotificationBell.tsx';
export { NotificationToasts } from './NotificationToasts.tsx';
export { ChildQuietHours } from './settings/ChildQuietHours.tsx';
export { NotificationSettingsSection } from './settings/NotificationSettingsSection.tsx';
