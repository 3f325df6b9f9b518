import { type CasesOf, NOBODY, body, missing } from '#testing/matrix/case';
import { child, guardian } from '#testing/matrix/people';
import { familyPolicy } from '@ribbon/domain/families';

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
  'notifications.childQuietHours': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.seeQuietHours),
    refused: 404,
  },
  'notifications.changeChildQuietHours': {
    spends: true,
    request: ({ cast }) => ({
      params: child(cast),
      body: { isEnabled: true, from: '19:00', until: '07:00', timeZone: 'Europe/London' },
    }),
    allows: guardian(familyPolicy.setQuietHours),
    refused: 404,
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    notifications: typeof notificationMatrix;
  }
}
