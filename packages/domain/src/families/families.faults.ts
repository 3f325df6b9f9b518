import { fault, t } from '../kernel/index.ts';
import { TEEN_LINK_NOTICE_DAYS, familyMessages } from './families.schema.ts';

export const familyFaults = {
  notWaiting: fault('notWaiting', 409, 'This account isn’t waiting for a guardian.'),
  tooManyLinks: fault(
    'tooManyLinks',
    429,
    'We’ve sent as many emails as we can for now. Please try again tomorrow.',
  ),
  adultsOnly: fault('adultsOnly', 403, familyMessages.adultsOnly),
  wrongAccount: fault(
    'wrongAccount',
    403,
    'This link was sent to another email address. Please sign in with that one.',
  ),
  alreadyGuardian: fault('alreadyGuardian', 409, 'This person already looks after the account.'),
  tooManyGuardians: fault('tooManyGuardians', 409, 'A child can have up to four guardians.'),
  tooOldToAdd: fault(
    'tooOldToAdd',
    422,
    'From 13, young people sign up for themselves. They can ask you to be linked to their account.',
  ),
  tooManyChildren: fault('tooManyChildren', 409, 'You already look after eight children here.'),
  linkWaits: fault(
    'linkWaits',
    409,
    t(
      'You’ve already said yes. The link starts when someone confirms it, or {teenLinkNoticeDays} days after you said yes.',
      { teenLinkNoticeDays: TEEN_LINK_NOTICE_DAYS },
    ),
  ),
  ownGuardian: fault('ownGuardian', 409, 'You can’t look after someone who looks after you.'),
  alreadyDecided: fault('alreadyDecided', 409, 'Someone has already decided this.'),
  guardianSaysNo: fault(
    'guardianSaysNo',
    403,
    'This isn’t open to you yet. The grown-up who looks after your account can open it in My Family.',
  ),
  ownHousehold: fault(
    'ownHousehold',
    403,
    'You can’t vouch for yourself or your own family. Please ask another administrator of the club.',
  ),
  codeWrong: fault(
    'codeWrong',
    409,
    'That code doesn’t match, or it has expired. Please check it, or ask the club for a new one.',
  ),
};
