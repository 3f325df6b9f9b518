import { fault } from '../kernel/index.ts';

export const sanctionFaults = {
  own: fault('ownCase', 403, 'This is about you or your child. Somebody else decides about it.'),
  alreadyUndone: fault('alreadyUndone', 409, 'Somebody has already undone this decision.'),
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'Somebody has changed this meanwhile. Please read it again.',
  ),
  alreadyHidden: fault('alreadyHidden', 409, 'Somebody else has already hidden this.'),
  notTheirs: fault('notTheirs', 422, 'This person did not write that.'),
  alreadyAppealed: fault('alreadyAppealed', 409, 'You have already appealed against this.'),
  mayNotAppeal: fault('mayNotAppeal', 422, 'The time for an appeal is over, or it is undone.'),
  alreadyDecided: fault('alreadyDecided', 409, 'Somebody else has already decided this appeal.'),
  firstModerator: fault(
    'firstModerator',
    403,
    'You made this decision. Another moderator decides about the appeal.',
  ),
};
