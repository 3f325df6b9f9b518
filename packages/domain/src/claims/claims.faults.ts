import * as z from 'zod';
import { fault } from '../kernel/index.ts';
import { ClaimStatus, claimMessages } from './claims.schema.ts';

export const claimFaults = {
  duplicate: fault('claimPending', 409, claimMessages.duplicate),
  clubGone: fault('notFound', 404, claimMessages.clubGone),
  alreadyClaimed: fault('clubClaimed', 409, 'This club has already been claimed.'),
  adultsOnly: fault(
    'adultsOnly',
    403,
    'Only an adult can claim a club. Please ask the person who runs it.',
  ),
  userNotFound: fault('claimerNotFound', 422, claimMessages.userNotFound),
  /** Another admin was first; the message says what happened. */
  decided: fault(
    'claimDecided',
    409,
    'This request has already been decided.',
    z.object({ status: ClaimStatus }),
  ),
  heldByAnother: fault(
    'clubHeld',
    409,
    'Someone else runs this club now. Reject this request, or remove the club’s admin first.',
  ),
};
