import { type CasesOf, NOBODY, body, missing } from '#testing/matrix/case';
import { newcomer, passwords } from '#testing/matrix/people';
import { PASSWORD } from '#testing/world';
import type { Part } from '#testing/cast';
import type { Member } from '@ribbon/domain/accounts';

/** The system admin of the cast has one, as outside the demo world every admin must. */
const hasNoSecondFactor = (_: Member, part: Part) => part !== 'system admin';

export const securityMatrix: CasesOf<'security'> = {
  'security.overview': {},
  'security.endSession': missing({ sessionId: NOBODY }),
  'security.endAllSessions': { spends: true },
  'security.changePassword': {
    spends: true,
    request: body({ currentPassword: PASSWORD, ...passwords }),
  },
  'security.changeEmail': {
    spends: true,
    request: () => ({ body: { email: newcomer().email, password: PASSWORD } }),
  },
  'security.withdrawEmailChange': {},
  'security.confirmEmailChange': { request: body({ token: 'none' }), answers: 410 },
  'security.startTwoFactor': {
    spends: true,
    request: body({ password: PASSWORD }),
    allows: hasNoSecondFactor,
    refused: 409,
  },
  'security.confirmTwoFactor': {
    request: body({ code: '123456' }),
    // Nobody has started.
    allows: () => false,
    refused: 409,
  },
  'security.stopTwoFactor': {
    request: body({ password: PASSWORD }),
    // It is off for everybody but the admin, who has to keep it.
    allows: () => false,
    refused: (part) => (part === 'system admin' ? 403 : 409),
  },
  'security.renewBackupCodes': {
    spends: true,
    request: body({ password: PASSWORD }),
    allows: (member, part) => !hasNoSecondFactor(member, part),
    refused: 409,
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    security: typeof securityMatrix;
  }
}
