import { accountFaults } from '../accounts/index.ts';
import { fault } from '../kernel/index.ts';

export const sanctionFaults = {
  own: accountFaults.ownMatter,
  alreadyUndone: fault('alreadyUndone', 409, 'Someone has already reversed this decision.'),
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'Someone has changed this in the meantime. Please read it again.',
  ),
  lastAdmin: fault(
    'lastSystemAdmin',
    409,
    'There has to be at least one system admin who can act.',
  ),
  alreadyHidden: fault('alreadyHidden', 409, 'Someone else has already hidden this.'),
  notTheirs: fault('notTheirs', 422, 'This person didn’t write that.'),
  alreadyAppealed: fault('alreadyAppealed', 409, 'You have already appealed against this.'),
  mayNotAppeal: fault(
    'mayNotAppeal',
    422,
    'It’s too late to appeal, or the decision has been reversed.',
  ),
  alreadyDecided: fault('alreadyDecided', 409, 'Someone else has already decided this appeal.'),
  firstModerator: fault(
    'firstModerator',
    403,
    'You made this decision, so another moderator decides the appeal.',
  ),
};
