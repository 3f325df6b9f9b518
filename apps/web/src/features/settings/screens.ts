export { AdminSettingsScreen } from './AdminSettingsScreen.tsx';
