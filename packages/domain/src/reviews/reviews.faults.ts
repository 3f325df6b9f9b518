import { fault } from '../kernel/index.ts';

export const reviewFaults = {
  alreadyReviewed: fault(
    'alreadyReviewed',
    409,
    'You have already reviewed this club. Please edit your existing review.',
  ),
  mayNotRate: fault('mayNotRate', 403, 'Your kind of account cannot rate clubs.'),
  ownClub: fault('ownClub', 403, 'You run this club, so you cannot review it.'),
  /** Somebody else was faster: another admin, or the author. */
  alreadyDecided: fault(
    'alreadyDecided',
    409,
    'Somebody else has already decided about this review.',
  ),
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'The author has changed this review meanwhile. Please read it again.',
  ),
};
