import { fault } from '../kernel/index.ts';

export const competitionFaults = {
  alreadyDecided: fault(
    'competitionDecided',
    409,
    'Someone has already decided on this competition.',
  ),
  changedMeanwhile: fault(
    'competitionChanged',
    409,
    'This competition has changed since you opened it. Please check it again.',
  ),
  alreadyAsked: fault(
    'organiserAsked',
    409,
    'You’ve asked already. We’ll let you know once someone has looked at it.',
  ),
  isPublished: fault(
    'competitionPublished',
    409,
    'This competition is published. Please contact us to change it.',
  ),
  isOver: fault('competitionOver', 409, 'This competition is over.'),
  isCancelled: fault('competitionCancelled', 409, 'This competition has been cancelled.'),
  hasEntries: fault(
    'competitionHasEntries',
    409,
    'People have already entered this competition. Cancel it first so that we can tell them.',
  ),
};
