import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { ClubImportId } from './admin/clubs.import.schema.ts';
import { InvitationId } from './manage/clubs.invitations.schema.ts';
import { MembershipId } from './clubs.schema.ts';

const ofMembership = z.object({ membershipId: MembershipId });

/** What happened between people and clubs. A link is made when its mail is written. */
export const clubEvents = {
  'club.membership.requested': ofMembership,
  'club.membership.approved': ofMembership,
  'club.membership.declined': ofMembership,
  'club.invitation.created': z.object({ invitationId: InvitationId }),
  /** Somebody runs the club from now on, or no longer. */
  'club.administrator.changed': z.object({
    clubId: ClubId,
    userId: UserId,
    runs: z.boolean(),
    /** An answer to a claim has a letter of its own. */
    isClaim: z.boolean(),
  }),
  /** The next part of an import is due: the rows from this one on. */
  'club.import.due': z.object({ importId: ClubImportId, from: z.int() }),
};
