import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { NotificationKind } from './notifications.schema.ts';

export const notificationEvents = {
  /** Somebody wants this notification by email, and no other email covers it. */
  'notification.mailed': z.object({
    userId: UserId,
    type: NotificationKind,
    data: z.record(z.string(), z.unknown()),
    byId: UserId.nullable(),
  }),
  /** A delayed email is due. */
  'mail.due': z.object({ userId: UserId, type: NotificationKind }),
};
