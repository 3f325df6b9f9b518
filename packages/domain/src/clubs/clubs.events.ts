import * as z from 'zod';
import { InvitationId } from './clubs.invitations.schema.ts';
import { MembershipId } from './clubs.schema.ts';

const ofMembership = z.object({ membershipId: MembershipId });

/** What happened between people and clubs. A link is made when its mail is written. */
export const clubEvents = {
  'club.membership.requested': ofMembership,
  'club.membership.approved': ofMembership,
  'club.membership.declined': ofMembership,
  'club.invitation.created': z.object({ invitationId: InvitationId }),
};
