import { handle } from '#platform/http/route';
import { notificationEndpoints as endpoints } from '@ribbon/domain/notifications';
import type { NotificationService } from './notifications.service.ts';
import type { ChildQuietHours } from './settings/notifications.quiet-hours.service.ts';
import type { NotificationChoices } from './settings/notifications.settings.service.ts';

interface Services {
  notifications: NotificationService;
  choices: NotificationChoices;
  quietHours: ChildQuietHours;
}

export const notificationRoutes = ({ notifications, choices, quietHours }: Services) => [
  handle(endpoints.list, ({ actor, query }) => notifications.list(actor, query)),
  handle(endpoints.counts, ({ actor }) => notifications.counts(actor)),
  handle(endpoints.read, ({ actor, params }) => notifications.read(actor, params.notificationId)),
  handle(endpoints.readAll, ({ actor, body }) => notifications.readAll(actor, body.show)),
  handle(endpoints.mailLine, ({ params }) => choices.mailLine(params.token)),
  handle(endpoints.stopMails, ({ params }) => choices.stopMails(params.token)),
  handle(endpoints.settings, ({ actor }) => choices.read(actor)),
  handle(endpoints.changeSettings, ({ actor, body }) => choices.change(actor, body)),
  handle(endpoints.childQuietHours, ({ actor, params }) => quietHours.read(actor, params.childId)),
  handle(endpoints.changeChildQuietHours, ({ actor, params, body }) =>
    quietHours.change(actor, params.childId, body),
  ),
];
