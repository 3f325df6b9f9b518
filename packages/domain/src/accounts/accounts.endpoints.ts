import * as z from 'zod';
import { endpoint, nothing, timestamp } from '../kernel/index.ts';
import { accountFaults } from './accounts.faults.ts';
import {
  ChildSignUp,
  Me,
  PasswordReset,
  Recovery,
  SignIn,
  SignUp,
  Username,
} from './accounts.schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const accountEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/me',
    access: 'anyone',
    summary: 'Who is signed in, with everything the screens need to know about them.',
    returns: z.object({ member: Me.nullable() }),
  }),
  usernameAvailable: endpoint({
    method: 'GET',
    path: '/accounts/username-available',
    access: 'anyone',
    summary: 'Whether a username can still be chosen.',
    query: z.object({ username: Username }),
    returns: z.object({ available: z.boolean() }),
    limit: { max: 40, seconds: MINUTE },
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/accounts',
    access: 'anyone',
    summary:
      'Makes an account for a person of 13 or older. The answer is the same for a known address.',
    body: SignUp,
    returns: nothing,
    faults: [accountFaults.usernameTaken, accountFaults.guardianNeeded, accountFaults.clubUnknown],
    limit: { max: 10, seconds: HOUR },
  }),
  signUpPath: endpoint({
    method: 'GET',
    path: '/accounts/sign-up-path',
    access: 'anyone',
    summary: 'Whether this browser was sent down the path for children under 13.',
    returns: z.object({ underThirteen: z.boolean() }),
  }),
  takeChildPath: endpoint({
    method: 'POST',
    path: '/accounts/sign-up-path',
    access: 'anyone',
    summary: 'Sends this browser down the path for children under 13, until it is closed.',
    returns: nothing,
  }),
  signUpChild: endpoint({
    method: 'POST',
    path: '/accounts/children',
    access: 'anyone',
    summary:
      'Makes an account for a child under 13 and asks a guardian by mail. The answer is the same for a known address.',
    body: ChildSignUp,
    returns: nothing,
    faults: [accountFaults.usernameTaken, accountFaults.clubUnknown],
    limit: { max: 10, seconds: HOUR },
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/accounts/verify-email',
    access: 'anyone',
    summary: 'Confirms an address by the link in the mail, and signs in.',
    body: z.object({ token: z.string().min(1).max(2000) }),
    returns: z.object({ member: Me.nullable() }),
    faults: [accountFaults.linkSpent],
    limit: { max: 30, seconds: HOUR },
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/accounts/resend-verification',
    access: 'anyone',
    summary: 'Sends the confirmation link again, if the address still waits for it.',
    body: Recovery,
    returns: nothing,
    limit: { max: 5, seconds: HOUR },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/session',
    access: 'anyone',
    summary: 'Signs in with email and password.',
    body: SignIn,
    returns: z.object({ member: Me.nullable() }),
    faults: [accountFaults.wrongCredentials, accountFaults.emailNotConfirmed],
    limit: { max: 30, seconds: 5 * MINUTE },
  }),
  keepAlive: endpoint({
    method: 'POST',
    path: '/session/activity',
    access: 'anyAccount',
    summary: 'Somebody is active: the session lasts another 20 minutes.',
    returns: z.object({ sessionEndsAt: timestamp }),
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/session',
    access: 'anyone',
    summary: 'Ends the session of this browser. Harmless when there is none.',
    returns: nothing,
  }),
  recover: endpoint({
    method: 'POST',
    path: '/accounts/recovery',
    access: 'anyone',
    summary: 'Mails a link to choose a new password, if the address has an account.',
    body: Recovery,
    returns: nothing,
    limit: { max: 5, seconds: HOUR },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/accounts/password-reset',
    access: 'anyone',
    summary: 'Sets a new password with the link from the mail and ends every session.',
    body: PasswordReset,
    returns: nothing,
    faults: [accountFaults.linkSpent],
    limit: { max: 10, seconds: HOUR },
  }),
};
