import type { Notices } from '#platform/notifications';

export const adminStartNotices: Notices = {
  'waiting.overdue': async ({ people }, { kind }) =>
    (await people.systemAdmins()).map(({ id: to }) => ({
      to,
      type: 'waiting_overdue',
      data: { kind },
    })),
};
