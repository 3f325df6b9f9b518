import * as z from 'zod';
import { fault } from '../kernel/index.ts';
import { EditableClub } from './clubs.details.schema.ts';

export const clubFaults = {
  alreadyMember: fault('alreadyMember', 409, 'You are already a member of this club.'),
  invitationOnly: fault(
    'invitationOnly',
    403,
    'This club takes new members by invitation. Please ask the club for one.',
  ),
  lastAdmin: fault(
    'lastAdmin',
    409,
    'A club needs at least one administrator. Please make somebody else one first.',
  ),
  adultsOnly: fault('adultsOnly', 422, 'Only adults can coach or run a club.'),
  requestDecided: fault('requestDecided', 409, 'Somebody has answered this request already.'),
  tooManyInvitations: fault(
    'tooManyInvitations',
    429,
    'There are as many open invitations as a club may have. Please take some back first.',
  ),
  otherAddress: fault(
    'otherAddress',
    403,
    'This invitation was sent to another email address. Please sign in with that one.',
  ),
  /** Somebody else has saved meanwhile; the data are what everybody sees now. */
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'Somebody else has changed the club meanwhile. What you typed is still here.',
    z.object({ club: EditableClub }),
  ),
};
