import * as z from 'zod';
import { fault } from '../kernel/index.ts';
import { AdminClub, clubAdminMessages } from './clubs.admin.schema.ts';
import { EditableClub } from './clubs.details.schema.ts';

const CHANGED_MEANWHILE = 'Somebody else changed this club while you were editing it.';

/** Refusals that only system admins meet. */
export const clubAdminFaults = {
  notFound: fault('notFound', 404, clubAdminMessages.notFound),
  nameWrong: fault('nameWrong', 422, 'Please type the name exactly as it is shown.'),
  /** The club as it is now; saving again on its version replaces the other change. */
  changedMeanwhile: fault('changedMeanwhile', 409, CHANGED_MEANWHILE, AdminClub),
  undoOver: fault('undoOver', 410, 'The time to bring this club back is over.'),
  fileRefused: fault('fileRefused', 422, 'The file could not be read.'),
  importMovedOn: fault('importMovedOn', 409, 'This import has started or ended already.'),
};

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
  openWithMinors: fault(
    'openWithMinors',
    422,
    'A club with members under 18 has to say yes to each new member, so it cannot be open to everyone.',
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
  /** The club as everybody sees it now, for its own administrators. */
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    CHANGED_MEANWHILE,
    z.object({ club: EditableClub }),
  ),
};
