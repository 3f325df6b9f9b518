import { handle } from '#platform/route';
import { notificationEndpoints as doors } from '@ribbon/domain/notifications';
import type { NotificationService } from './notifications.service.ts';
import type { NotificationChoices } from './settings.service.ts';

interface Services {
  notifications: NotificationService;
  choices: NotificationChoices;
}

export const notificationRoutes = ({ notifications, choices }: Services) => [
  handle(doors.list, ({ actor, query }) => notifications.list(actor, query)),
  handle(doors.counts, ({ actor }) => notifications.counts(actor)),
  handle(doors.read, ({ actor, params }) => notifications.read(actor, params.notificationId)),
  handle(doors.readAll, ({ actor, body }) => notifications.readAll(actor, body.show)),
  handle(doors.mailLine, ({ params }) => choices.mailLine(params.token)),
  handle(doors.stopMails, ({ params }) => choices.stopMails(params.token)),
  handle(doors.settings, ({ actor }) => choices.read(actor)),
  handle(doors.changeSettings, ({ actor, body }) => choices.change(actor, body)),
];
