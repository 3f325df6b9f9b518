import { fault } from '../kernel/index.ts';

export const adminAccountFaults = {
  reasonFirst: fault('reasonFirst', 403, 'This is a child’s account. Open it with a reason first.'),
  unchanged: fault('unchanged', 409, 'That’s already the case. Please check again.'),
  notVerifiable: fault('notVerifiable', 409, 'Only an active account can have the badge.'),
  lastAdmin: fault(
    'lastSystemAdmin',
    409,
    'There has to be at least one system admin. Please appoint another one first.',
  ),
  adminFirst: fault(
    'adminFirst',
    409,
    'This person is a system admin. End that role first, which a second system admin has to agree to.',
  ),
  adultsOnly: fault('adultsOnly', 409, 'Only an active adult account can have this role.'),
  ownWish: fault(
    'ownWish',
    409,
    'The person or a guardian asked for this, so only they can undo it.',
  ),
  nothingAsked: fault(
    'nothingAsked',
    409,
    'Nobody has been asked yet. The child has to enter a guardian’s email first.',
  ),
};
