import { fault } from '../kernel/index.ts';

export const securityFaults = {
  twoFactorIsOn: fault('twoFactorIsOn', 409, 'Two-factor sign-in is already on.'),
  twoFactorNeedsEmail: fault(
    'twoFactorNeedsEmail',
    409,
    'Two-factor sign-in needs an email address of your own.',
  ),
  twoFactorIsOff: fault('twoFactorIsOff', 409, 'Two-factor sign-in isn’t on.'),
  twoFactorNotStarted: fault(
    'twoFactorNotStarted',
    409,
    'Please start again. There’s no code to confirm.',
  ),
  adminsKeepTwoFactor: fault(
    'adminsKeepTwoFactor',
    403,
    'System admins need two-factor sign-in, so it stays on.',
  ),
};
