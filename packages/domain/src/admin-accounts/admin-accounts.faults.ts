import { fault } from '../kernel/index.ts';

export const adminAccountFaults = {
  reasonFirst: fault('reasonFirst', 403, 'This is a child’s account. Open it with a reason first.'),
  unchanged: fault('unchanged', 409, 'It’s already like that. Please read it again.'),
  notVerifiable: fault('notVerifiable', 409, 'Only an account in use can have the badge.'),
  lastAdmin: fault(
    'lastSystemAdmin',
    409,
    'There has to be at least one system admin. Please make someone else one first.',
  ),
  alreadyProposed: fault(
    'alreadyProposed',
    409,
    'Someone has proposed this already. A second system admin has to agree.',
  ),
  secondAdmin: fault('secondAdmin', 403, 'You proposed this, so another system admin decides.'),
  alreadyDecided: fault('proposalDecided', 409, 'Someone has already decided this.'),
  adultsOnly: fault('adultsOnly', 409, 'Only an adult’s account in use can have this role.'),
  ownWish: fault(
    'ownWish',
    409,
    'The person or a guardian asked for this, so only they can undo it.',
  ),
  nothingAsked: fault(
    'nothingAsked',
    409,
    'Nobody has been asked yet. The child enters a guardian’s address first.',
  ),
};
