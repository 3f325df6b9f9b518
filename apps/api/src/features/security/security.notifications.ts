import type { Notices } from '#platform/notifications';

export const securityNotices: Notices = {
  'email.refused': async (_, { userId }) => [{ to: userId, type: 'email_refused', data: {} }],
};
