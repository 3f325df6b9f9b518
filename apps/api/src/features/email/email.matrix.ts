import { type CasesOf, body } from '#testing/matrix/case';

export const emailMatrix: CasesOf<'email'> = {
  'email.overview': {},
  'email.sent': { request: () => ({ query: {} }) },
  'email.failed': { request: () => ({ query: {} }) },
  'email.retry': {},
  'email.test': { request: body({ email: 'admin@people.ribbon.test' }) },
};

declare module '#testing/matrix/case' {
  interface Covered {
    email: typeof emailMatrix;
  }
}
