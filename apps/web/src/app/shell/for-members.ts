import { lazily } from '#ui';

/**
 * The parts around a screen that only members see. Visitors do not load them; with a session they
 * are requested together with the app.
 */
const load = () => import('./members.ts');

export const MemberBar = lazily(async () => (await load()).MemberBar);
export const MemberCountdown = lazily(async () => (await load()).SessionCountdown);
export const MemberNotices = lazily(async () => (await load()).NotificationToasts);
export const MemberPendingActions = lazily(async () => (await load()).PendingActions);
export const MemberOffline = lazily(async () => (await load()).Offline);
export const MemberStart = lazily(async () => (await load()).StartScreen);
export const MemberTabs = lazily(async () => (await load()).TabBar);
export const RestrictionBanner = lazily(async () => (await load()).RestrictionBanner);
export const AccessDenied = lazily(async () => (await load()).AccessDenied);
export const ProtectFirst = lazily(async () => (await load()).ProtectFirst);
export const SuspendedScreen = lazily(async () => (await load()).SuspendedScreen);
