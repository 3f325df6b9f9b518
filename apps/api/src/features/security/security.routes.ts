import { handle } from '#platform/route';
import { securityEndpoints as doors } from '@ribbon/domain/security';
import type { EmailChangeService } from './security.email.ts';
import type { SecurityService } from './security.service.ts';
import type { TwoFactorService } from './security.two-factor.ts';

interface Needs {
  security: SecurityService;
  emailChanges: EmailChangeService;
  twoFactor: TwoFactorService;
}

export const securityRoutes = ({ security, emailChanges, twoFactor }: Needs) => [
  handle(doors.overview, ({ actor }) => security.overview(actor)),
  handle(doors.endSession, ({ actor, params }) => security.endSession(actor, params.sessionId)),
  handle(doors.endAllSessions, ({ actor, exchange }) => security.endAllSessions(actor, exchange)),
  handle(doors.changePassword, ({ actor, body }) => security.changePassword(actor, body)),
  handle(doors.changeEmail, ({ actor, body }) => emailChanges.ask(actor, body)),
  handle(doors.withdrawEmailChange, ({ actor }) => emailChanges.withdraw(actor)),
  handle(doors.confirmEmailChange, ({ actor, body }) => emailChanges.confirm(body.token, actor)),
  handle(doors.startTwoFactor, ({ actor, body, exchange }) =>
    twoFactor.start(actor, body, exchange),
  ),
  handle(doors.confirmTwoFactor, ({ actor, body, exchange }) =>
    twoFactor.confirm(actor, body, exchange),
  ),
  handle(doors.stopTwoFactor, ({ actor, body, exchange }) => twoFactor.stop(actor, body, exchange)),
  handle(doors.renewBackupCodes, ({ actor, body, exchange }) =>
    twoFactor.renewBackupCodes(actor, body, exchange),
  ),
];
