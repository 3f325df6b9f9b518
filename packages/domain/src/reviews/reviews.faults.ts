import { fault } from '../kernel/index.ts';

export const reviewFaults = {
  alreadyReviewed: fault(
    'alreadyReviewed',
    409,
    'You have already reviewed this club. Please edit your existing review.',
  ),
  mayNotRate: fault('mayNotRate', 403, 'Your account type can’t rate clubs.'),
  ownClub: fault('ownClub', 403, 'You run this club, so you can’t review it.'),
  mayNotRateCoach: fault(
    'mayNotRateCoach',
    403,
    'Coaches are rated by members whose club has confirmed them for 30 days, and by the guardians of its younger members.',
  ),
  /** Somebody else was faster: another admin, or the author. */
  alreadyDecided: fault('alreadyDecided', 409, 'Someone else has already decided this review.'),
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'The author has edited this review in the meantime. Please read it again.',
  ),
};
