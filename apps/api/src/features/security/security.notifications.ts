import type { NotificationRules } from '#platform/notifications';

export const securityNotifications: NotificationRules = {
  'email.refused': async (_, { userId }) => [{ to: userId, type: 'email_refused', data: {} }],
};
