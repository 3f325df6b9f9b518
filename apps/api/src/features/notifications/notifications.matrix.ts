import { type CasesOf, NOBODY, body, missing } from '#testing/matrix/case';

export const notificationMatrix: CasesOf<'notifications'> = {
  'notifications.list': {},
  'notifications.counts': {},
  // There is nothing to read, and nobody else's can be.
  'notifications.read': missing({ notificationId: NOBODY }),
  'notifications.readAll': { request: body({ show: 'all' }) },
  'notifications.mailLine': { request: () => ({ params: { token: 'none' } }), answers: 404 },
  'notifications.stopMails': { request: () => ({ params: { token: 'none' } }), answers: 404 },
  'notifications.settings': {},
  'notifications.changeSettings': {
    request: body({
      kinds: [],
      quietHours: { isEnabled: true, from: '20:00', until: '07:00', timeZone: 'Europe/London' },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    notifications: typeof notificationMatrix;
  }
}
