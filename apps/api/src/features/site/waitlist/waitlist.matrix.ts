import { type CasesOf, NOBODY, body, missing } from '#testing/matrix/case';

export const waitlistMatrix: CasesOf<'waitlist'> = {
  'waitlist.figures': {},
  'waitlist.list': { request: () => ({ query: {} }) },
  'waitlist.csv': { request: () => ({ query: {} }) },
  'waitlist.inviteFirst': { request: body({ count: 1 }) },
  'waitlist.inviteChosen': { request: body({ ids: [NOBODY] }) },
  'waitlist.inviteAgain': {
    request: () => ({ params: { signupId: NOBODY }, body: { invitations: 1 } }),
    allows: () => false,
    refused: 404,
  },
  'waitlist.remove': missing({ signupId: NOBODY }),
  'waitlist.openInvitation': { request: body({ token: 'none' }), answers: 410 },
  'waitlist.acceptInvitation': { request: body({ token: 'none' }), answers: 410 },
};

declare module '#testing/matrix/case' {
  interface Covered {
    waitlist: typeof waitlistMatrix;
  }
}
