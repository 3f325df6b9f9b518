import { fault } from '../kernel/index.ts';
import { goalMessages } from './goals/training.goals.schema.ts';

export const trainingFaults = {
  /** Deleted on another device; it can be kept only by saving it as a new one. */
  sessionDeleted: fault('sessionDeleted', 409, 'This session was deleted on another device.'),
  /** Another device wrote a version that this edit does not know. */
  sessionChanged: fault('sessionChanged', 409, 'This session was changed on another device.'),
  clockAhead: fault(
    'clockAhead',
    422,
    'The clock on this device is more than a day ahead. Please set it and save again.',
  ),
  notYet: fault('notYet', 400, 'Please choose today or an earlier date'),
  tooManyGoals: fault('tooManyGoals', 409, goalMessages.tooMany),
  /** It counts, or follows its milestones. */
  movesByItself: fault('movesByItself', 409, 'This goal updates by itself.'),
  elementThere: fault('elementThere', 409, 'Your club has this element already.'),
  tooManyElements: fault('tooManyElements', 409, 'Your club’s list is full.'),
  badFile: fault('badFile', 400, 'We couldn’t read that file.'),
};
