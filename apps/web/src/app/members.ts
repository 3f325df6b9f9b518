export { SessionCountdown } from '#features/accounts';
export { NotificationToasts } from '#features/notifications';
export { RestrictionBanner, SuspendedScreen } from '#features/sanctions';
export { AccessDenied } from './AccessDenied.tsx';
export { MemberBar } from './MemberBar.tsx';
export { Offline } from './Offline.ts';
export { PendingActions } from './PendingActions.tsx';
export { ProtectFirst } from './ProtectFirst.tsx';
export { TabBar } from './TabBar.tsx';
