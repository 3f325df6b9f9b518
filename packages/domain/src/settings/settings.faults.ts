import { fault } from '../kernel/index.ts';

export const settingsFaults = {
  changedSince: fault(
    'settingChangedSince',
    409,
    'This setting has been changed since. Please undo the newer change first.',
  ),
  logoGone: fault('logoGone', 409, 'We no longer have that picture. Please choose a logo again.'),
};
