import * as z from 'zod';
import { fault } from '../kernel/index.ts';
import { AdminClub, clubAdminMessages } from './admin/clubs.admin.schema.ts';
import { EditableClub } from './clubs.details.schema.ts';

const CHANGED_MEANWHILE = 'Someone else changed this club while you were editing it.';

/** Refusals that only system admins meet. */
export const clubAdminFaults = {
  notFound: fault('notFound', 404, clubAdminMessages.notFound),
  nameWrong: fault('nameWrong', 422, 'Please type the name exactly as shown.'),
  /** The club as it is now; saving again on its version replaces the other change. */
  changedMeanwhile: fault('changedMeanwhile', 409, CHANGED_MEANWHILE, AdminClub),
  undoOver: fault('undoOver', 410, 'It’s too late to restore this club.'),
  fileRefused: fault('fileRefused', 422, 'We couldn’t read the file.'),
  importMovedOn: fault('importMovedOn', 409, 'This import has already started or finished.'),
};

export const clubFaults = {
  alreadyMember: fault('alreadyMember', 409, 'You are already a member of this club.'),
  invitationOnly: fault(
    'invitationOnly',
    403,
    'This club is invitation-only. Please ask the club for an invitation.',
  ),
  lastAdmin: fault(
    'lastAdmin',
    409,
    'A club needs at least one administrator. Please appoint someone else first.',
  ),
  openWithMinors: fault(
    'openWithMinors',
    422,
    'A club with members under 18 must approve each new member, so it can’t be open to everyone.',
  ),
  adultsOnly: fault('adultsOnly', 422, 'Only adults can coach or run a club.'),
  requestDecided: fault('requestDecided', 409, 'Someone has already answered this request.'),
  tooManyInvitations: fault(
    'tooManyInvitations',
    429,
    'The club has reached its limit of open invitations. Please cancel some first.',
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
