import { oneOf, searchOf } from '#lib/navigation/reading.ts';

const TABS = ['all', 'requests', 'friends', 'sent'] as const;
export type NotificationTab = (typeof TABS)[number];

/** Which part is open. */
export const notificationSearch = searchOf({ tab: oneOf(...TABS) });
