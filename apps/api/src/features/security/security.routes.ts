import { handle } from '#platform/http/route';
import { securityEndpoints as endpoints } from '@ribbon/domain/security';
import type { EmailChangeService } from './changes/security.email-change.service.ts';
import type { SecurityService } from './security.service.ts';
import type { TwoFactorService } from './changes/security.two-factor.service.ts';

interface Needs {
  security: SecurityService;
  emailChanges: EmailChangeService;
  twoFactor: TwoFactorService;
}

export const securityRoutes = ({ security, emailChanges, twoFactor }: Needs) => [
  handle(endpoints.overview, ({ actor }) => security.overview(actor)),
  handle(endpoints.endSession, ({ actor, params }) => security.endSession(actor, params.sessionId)),
  handle(endpoints.endAllSessions, ({ actor, exchange }) =>
    security.endAllSessions(actor, exchange),
  ),
  handle(endpoints.changePassword, ({ actor, body }) => security.changePassword(actor, body)),
  handle(endpoints.changeEmail, ({ actor, body }) => emailChanges.ask(actor, body)),
  handle(endpoints.withdrawEmailChange, ({ actor }) => emailChanges.withdraw(actor)),
  handle(endpoints.confirmEmailChange, ({ actor, body }) =>
    emailChanges.confirm(body.token, actor),
  ),
  handle(endpoints.startTwoFactor, ({ actor, body, exchange }) =>
    twoFactor.start(actor, body, exchange),
  ),
  handle(endpoints.confirmTwoFactor, ({ actor, body, exchange }) =>
    twoFactor.confirm(actor, body, exchange),
  ),
  handle(endpoints.stopTwoFactor, ({ actor, body, exchange }) =>
    twoFactor.stop(actor, body, exchange),
  ),
  handle(endpoints.renewBackupCodes, ({ actor, body, exchange }) =>
    twoFactor.renewBackupCodes(actor, body, exchange),
  ),
];
