import { fault } from '../kernel/index.ts';
import { privacyMessages } from './privacy.schema.ts';

export const privacyFaults = {
  fixedAtYourAge: fault('fixedAtYourAge', 422, privacyMessages.fixed),
  lastAdmin: fault(
    'lastAdmin',
    409,
    'You’re the only system admin. Please appoint another one first.',
  ),
  adminDecides: fault(
    'adminDecides',
    403,
    'An administrator closed this account. Please write to us if you’d like to keep it.',
  ),
  guardianDecides: fault(
    'guardianDecides',
    403,
    'The grown-up who looks after your account asked for this. Please talk to them.',
  ),
};
