import { type CasesOf, body } from '#testing/matrix/case';
import { newcomer } from '#testing/matrix/people';

export const siteMatrix: CasesOf<'site'> = {
  'site.joinWaitlist': {
    request: () => ({ body: { email: newcomer().email, userType: 'parent' } }),
  },
  'site.confirmWaitlist': { request: body({ token: 'none' }), answers: 410 },
  'site.figures': {},
  'site.operator': {},
  'site.contact': {
    request: body({
      name: 'Nadia',
      email: 'who@people.ribbon.test',
      topic: 'support',
      message: 'Hello',
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    site: typeof siteMatrix;
  }
}
