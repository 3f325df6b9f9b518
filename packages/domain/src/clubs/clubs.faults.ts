import { fault } from '../kernel/index.ts';
import { AdminClub, clubAdminMessages } from './clubs.admin.schema.ts';

/** Refusals that only system admins meet. */
export const clubAdminFaults = {
  notFound: fault('notFound', 404, clubAdminMessages.notFound),
  nameWrong: fault('nameWrong', 422, 'Please type the name exactly as it is shown.'),
  /** The club as it is now; saving again on its version replaces the other change. */
  changedMeanwhile: fault(
    'changedMeanwhile',
    409,
    'Somebody else changed this club while you were editing it.',
    AdminClub,
  ),
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
};
