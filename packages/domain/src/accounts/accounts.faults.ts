import { fault } from '../kernel/index.ts';
import { accountMessages } from './accounts.schema.ts';

export const accountFaults = {
  wrongCredentials: fault('wrongCredentials', 401, 'Invalid email or password. Please try again.'),
  emailNotConfirmed: fault(
    'emailNotConfirmed',
    403,
    'Please check your email and click the confirmation link before signing in.',
  ),
  usernameTaken: fault('usernameTaken', 409, accountMessages.usernameNotAvailable),
  guardianNeeded: fault('guardianNeeded', 422, accountMessages.guardianNeeded),
  clubUnknown: fault('clubUnknown', 422, 'That club cannot be joined at sign-up.'),
  linkSpent: fault(
    'linkSpent',
    410,
    'This link has expired or was used before. Please ask for a new one.',
  ),
};
