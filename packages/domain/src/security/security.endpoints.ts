import * as z from 'zod';
import { PasswordChange, accountFaults } from '../accounts/index.ts';
import { commonFaults, endpoint, nothing, linkToken } from '../kernel/index.ts';
import { securityFaults } from './security.faults.ts';
import {
  BackupCodes,
  EmailChange,
  PasswordProof,
  SecurityOverview,
  SessionId,
  TotpCode,
  TwoFactorSetup,
} from './security.schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Every endpoint that checks a password gives as many tries as sign-in does. */
const TRIES = { max: 30, seconds: 5 * MINUTE };

const signIns = {
  overview: endpoint({
    method: 'GET',
    path: '/security',
    access: 'anyAccount',
    summary: 'Returns the caller’s sign-in methods and open sessions.',
    returns: SecurityOverview,
    holdsSecret: true,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/security/sessions/:sessionId',
    access: 'anyAccount',
    summary: 'Ends one of the caller’s sessions.',
    params: z.object({ sessionId: SessionId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/security/sessions',
    access: 'anyAccount',
    summary: 'Signs out everywhere, including here.',
    returns: nothing,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/security/password',
    access: 'anyAccount',
    summary: 'Sets a new password and ends every other sign-in.',
    body: PasswordChange,
    returns: nothing,
    faults: [accountFaults.passwordWrong],
    limit: TRIES,
  }),
};

const address = {
  changeEmail: endpoint({
    method: 'POST',
    path: '/security/email',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary:
      'Requests an email change. It takes effect once the link sent to the new email is opened; for a child under 13 the guardian decides first.',
    body: EmailChange,
    returns: nothing,
    faults: [accountFaults.passwordWrong],
    limit: { max: 10, seconds: HOUR },
  }),
  withdrawEmailChange: endpoint({
    method: 'DELETE',
    path: '/security/email',
    access: 'anyAccount',
    summary: 'Cancels a pending email change. Idempotent.',
    returns: nothing,
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/security/email/confirm',
    access: 'anyone',
    outsideBeta: true,
    summary: 'Changes an account’s email to the one the link was sent to.',
    body: z.object({ token: linkToken() }),
    returns: nothing,
    faults: [accountFaults.linkSpent],
    limit: { max: 30, seconds: HOUR },
  }),
};

const twoFactor = {
  startTwoFactor: endpoint({
    method: 'POST',
    path: '/security/two-factor',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Creates a secret for an authenticator app. It takes effect once a code is confirmed.',
    body: PasswordProof,
    returns: TwoFactorSetup,
    holdsSecret: true,
    faults: [
      accountFaults.passwordWrong,
      securityFaults.twoFactorIsOn,
      securityFaults.twoFactorNeedsEmail,
    ],
    limit: TRIES,
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/security/two-factor/confirm',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Switches two-factor sign-in on and ends every other sign-in.',
    body: TotpCode,
    returns: nothing,
    faults: [
      accountFaults.wrongCode,
      securityFaults.twoFactorIsOn,
      securityFaults.twoFactorNotStarted,
    ],
    limit: { max: 20, seconds: 5 * MINUTE },
  }),
  /** With a body, which a DELETE may lose on its way. */
  stopTwoFactor: endpoint({
    method: 'POST',
    path: '/security/two-factor/off',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Switches two-factor sign-in off.',
    body: PasswordProof,
    returns: nothing,
    faults: [
      accountFaults.passwordWrong,
      securityFaults.twoFactorIsOff,
      securityFaults.adminsKeepTwoFactor,
    ],
    limit: TRIES,
  }),
  renewBackupCodes: endpoint({
    method: 'POST',
    path: '/security/two-factor/backup-codes',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Creates new backup codes and disables the old ones.',
    body: PasswordProof,
    returns: BackupCodes,
    holdsSecret: true,
    faults: [accountFaults.passwordWrong, securityFaults.twoFactorIsOff],
    limit: TRIES,
  }),
};

export const securityEndpoints = { ...signIns, ...address, ...twoFactor };
