import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { NotificationKind } from './notifications.schema.ts';

export const notificationEvents = {
  /** Somebody wants to hear of this by mail, and no other letter tells it. */
  'notification.mailed': z.object({
    userId: UserId,
    type: NotificationKind,
    data: z.record(z.string(), z.unknown()),
    byId: UserId.nullable(),
  }),
  /** A mail that waited is due. */
  'mail.due': z.object({ userId: UserId, type: NotificationKind }),
};
