import { mountOneClick } from '#platform/mail/one-click';
import type { Platform } from '#platform/slice';
import { STOP_MAILS_PATH } from '@ribbon/domain/notifications';
import type { FastifyInstance } from 'fastify';
import { notificationChores } from './notifications.chores.ts';
import { notificationMailing } from './notifications.mailing.ts';
import { notifier } from './notifications.notify.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationService } from './notifications.service.ts';
import { notificationSubscribers } from './notifications.subscribers.ts';
import { notificationChoices } from './settings.service.ts';

/** What people are told in the app, and how they want to be told. */
export function createNotifications(platform: Platform) {
  const choices = notificationChoices(platform);
  const needs = { ...platform, choices };
  return {
    routes: notificationRoutes({ notifications: notificationService(needs), choices }),
    subscribers: notificationSubscribers({ ...needs, notify: notifier(needs) }),
    chores: notificationChores,
    mount: (app: FastifyInstance) => mountOneClick(app, STOP_MAILS_PATH, choices.stopMails),
    api: { choices, mailing: notificationMailing(needs) },
  };
}
