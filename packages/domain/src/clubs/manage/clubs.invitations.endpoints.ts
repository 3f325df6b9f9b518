import * as z from 'zod';
import { ClubId, accountFaults } from '../../accounts/index.ts';
import { familyFaults } from '../../families/index.ts';
import { commonFaults, endpoint, nothing } from '../../kernel/index.ts';
import { clubFaults } from '../clubs.faults.ts';
import {
  Invitation,
  InvitationId,
  InvitationToken,
  InvitationView,
  NewInvitation,
} from './clubs.invitations.schema.ts';
import { MembershipStatus } from '../clubs.schema.ts';

const HOUR = 3600;
const ofClub = z.object({ clubId: ClubId });

export const invitationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/invitations',
    access: 'signedIn',
    summary: 'Lists a club’s open invitations, newest first.',
    params: ofClub,
    returns: z.object({ invitations: z.array(Invitation) }),
    faults: [commonFaults.notFound],
  }),
  create: endpoint({
    method: 'POST',
    path: '/club-admin/clubs/:clubId/invitations',
    access: 'signedIn',
    summary: 'Invites someone by email, or creates a single-use link.',
    params: ofClub,
    body: NewInvitation,
    /**
     * The link is returned only this once, as only its hash is stored; an emailed link is never
     * returned.
     */
    returns: z.object({ link: z.string().nullable() }),
    holdsSecret: true,
    faults: [clubFaults.tooManyInvitations],
    limit: { max: 100, seconds: HOUR },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/club-admin/clubs/:clubId/invitations/:invitationId',
    access: 'signedIn',
    summary: 'Withdraws an invitation.',
    params: z.object({ clubId: ClubId, invitationId: InvitationId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  open: endpoint({
    method: 'POST',
    path: '/clubs/invitations/open',
    access: 'anyone',
    outsideBeta: true,
    summary: 'Returns what the holder of an invitation can see of the club.',
    body: InvitationToken,
    returns: InvitationView,
    faults: [accountFaults.linkSpent],
    limit: { max: 60, seconds: HOUR },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/clubs/invitations/accept',
    access: 'signedIn',
    summary: 'Joins with an invitation. A child’s membership needs the guardian’s approval.',
    body: InvitationToken,
    returns: z.object({ clubId: ClubId, clubName: z.string(), status: MembershipStatus }),
    faults: [
      accountFaults.linkSpent,
      clubFaults.alreadyMember,
      clubFaults.otherAddress,
      familyFaults.guardianSaysNo,
    ],
    limit: { max: 60, seconds: HOUR },
  }),
};
