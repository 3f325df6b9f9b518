import { accountFaults } from '../accounts/index.ts';
import { fault } from '../kernel/index.ts';

export const proposalFaults = {
  alreadyProposed: fault(
    'alreadyProposed',
    409,
    'Someone has already proposed this. A second system admin has to agree.',
  ),
  secondAdmin: fault('secondAdmin', 403, 'You proposed this, so another system admin decides.'),
  alreadyDecided: fault('proposalDecided', 409, 'Someone has already decided this.'),
  own: accountFaults.ownMatter,
  /** What was proposed cannot be done any more; the message says why. */
  outOfDate: fault(
    'proposalOutOfDate',
    409,
    'This can’t be done any more because something has changed. Please decline it and propose it again.',
  ),
};
