import * as z from 'zod';
import { commonFaults, endpoint, nothing } from '../kernel/index.ts';
import {
  NotificationFilter,
  NotificationId,
  NotificationPage,
  NotificationQuery,
  NotificationSettings,
  UnreadCounts,
} from './notifications.schema.ts';

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'signedIn',
    summary: 'What one should know, newest first.',
    query: NotificationQuery,
    returns: NotificationPage,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/notifications/counts',
    access: 'signedIn',
    summary: 'How much of it is unread.',
    returns: UnreadCounts,
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/:notificationId/read',
    access: 'signedIn',
    summary: 'Marks one as read.',
    params: z.object({ notificationId: NotificationId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read',
    access: 'signedIn',
    summary: 'Marks all of them as read, or those of one filter.',
    body: z.object({ show: NotificationFilter }),
    returns: nothing,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notifications/settings',
    access: 'signedIn',
    summary: 'Which kinds one is told of, where, and when not to disturb.',
    returns: NotificationSettings,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/notifications/settings',
    access: 'signedIn',
    summary: 'Sets the same. A kind that is left out stays as it was.',
    body: NotificationSettings,
    returns: NotificationSettings,
    limit: { max: 120, seconds: 3600 },
  }),
};
