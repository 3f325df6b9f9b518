import * as z from 'zod';
import { ClubImportId } from './clubs.import.schema.ts';
import { InvitationId } from './clubs.invitations.schema.ts';
import { MembershipId } from './clubs.schema.ts';

const ofMembership = z.object({ membershipId: MembershipId });

/** What happened between people and clubs. A link is made when its mail is written. */
export const clubEvents = {
  'club.membership.requested': ofMembership,
  'club.membership.approved': ofMembership,
  'club.membership.declined': ofMembership,
  'club.invitation.created': z.object({ invitationId: InvitationId }),
  /** The next part of an import is due: the rows from this one on. */
  'club.import.due': z.object({ importId: ClubImportId, from: z.int() }),
};
