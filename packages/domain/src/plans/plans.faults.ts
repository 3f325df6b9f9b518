import { fault } from '../kernel/index.ts';

export const planFaults = {
  /** Also when it was published or archived in the meantime. */
  changedMeanwhile: fault(
    'planChangedMeanwhile',
    409,
    'Someone has changed this plan since you opened it. Please check it again.',
  ),
  /** It says why. */
  notNow: fault('planNotNow', 409, 'That isn’t possible right now.'),
};
