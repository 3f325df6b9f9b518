import * as z from 'zod';

const NotificationTab = z.enum(['all', 'requests', 'friends', 'sent']);
export type NotificationTab = z.infer<typeof NotificationTab>;

/** Which part is open; what makes no sense is left out. */
export const notificationSearch = z.object({ tab: NotificationTab.optional().catch(undefined) });
