import type { Content } from '#platform/content/content-registry';
import { mountOneClick } from '#platform/mail/one-click';
import type { SignedIn } from '#platform/session/session';
import type { Platform, Slice } from '#platform/slice';
import { startCount } from '@ribbon/domain/kernel';
import { STOP_MAILS_PATH } from '@ribbon/domain/notifications';
import type { FastifyInstance } from 'fastify';
import { notificationData } from './notifications.personal-data.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationEmails } from './notifications.emails.ts';
import { notifier } from './notifications.notify.service.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationService } from './notifications.service.ts';
import { notificationSubscribers } from './notifications.events.ts';
import {
  type Guardianships,
  childQuietHours,
} from './settings/notifications.quiet-hours.service.ts';
import { notificationChoices } from './settings/notifications.settings.service.ts';

interface Needs extends Platform {
  slices: readonly Slice[];
  guardianships: Guardianships;
  content: Pick<Content, 'kinds'>;
}

/** Notifications in the app, and each person's choices about them. */
export function createNotifications({ slices, content, ...platform }: Needs) {
  const choices = notificationChoices(platform);
  const needs = { ...platform, choices };
  const checks = slices.flatMap(({ subjectChecks }) => subjectChecks ?? []);
  const subjects = () => ({ kinds: content.kinds(), checks });
  const service = notificationService({ ...needs, subjects });
  return {
    personalData: notificationData,
    routes: notificationRoutes({
      notifications: service,
      choices,
      quietHours: childQuietHours(needs),
    }),
    subscribers: notificationSubscribers({
      ...needs,
      notify: notifier(needs),
      notifications: slices.flatMap((slice) => slice.notifications ?? []),
    }),
    emails: notificationEmails(platform),
    start: async (member: SignedIn) =>
      startCount('notifications', (await service.counts(member)).unread, '/notifications'),
    jobs: notificationJobs,
    mount: (app: FastifyInstance) => mountOneClick(app, STOP_MAILS_PATH, choices.stopMails),
    api: { choices },
  };
}
