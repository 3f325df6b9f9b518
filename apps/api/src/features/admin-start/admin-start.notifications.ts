import type { NotificationRules } from '#platform/notifications';

export const adminStartNotifications: NotificationRules = {
  'waiting.overdue': async ({ people }, { kind }) =>
    (await people.systemAdmins()).map(({ id: to }) => ({
      to,
      type: 'waiting_overdue',
      data: { kind },
    })),
};
