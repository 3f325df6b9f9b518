import { fault } from '../kernel/index.ts';
import { familyMessages } from './families.schema.ts';

export const familyFaults = {
  notWaiting: fault('notWaiting', 409, 'This account does not wait for a guardian.'),
  tooManyLinks: fault(
    'tooManyLinks',
    429,
    'We have sent as many mails as we may for now. Please try again tomorrow.',
  ),
  adultsOnly: fault('adultsOnly', 403, familyMessages.adultsOnly),
  wrongAccount: fault(
    'wrongAccount',
    403,
    'This link was sent to another email address. Please sign in with that one.',
  ),
  alreadyGuardian: fault('alreadyGuardian', 409, 'This person looks after the account already.'),
  tooManyGuardians: fault('tooManyGuardians', 409, 'A child has at most four guardians.'),
  linkWaits: fault(
    'linkWaits',
    409,
    'You have said yes already. The link counts once it is confirmed or the days of notice are over.',
  ),
  ownGuardian: fault('ownGuardian', 409, 'Nobody can look after the person who looks after them.'),
  alreadyDecided: fault('alreadyDecided', 409, 'Somebody has decided this already.'),
  guardianSaysNo: fault(
    'guardianSaysNo',
    403,
    'The grown-up who looks after your account has switched this off.',
  ),
};
