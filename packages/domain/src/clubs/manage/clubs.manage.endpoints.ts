import * as z from 'zod';
import { ClubId } from '../../accounts/index.ts';
import { familyFaults } from '../../families/index.ts';
import { commonFaults, download, endpoint, nothing, version } from '../../kernel/index.ts';
import { MediaId, mediaFaults } from '../../media/index.ts';
import { moderationRefusals } from '../../moderation/index.ts';
import { ClubLogo, EditableClub, OwnClubDetails } from '../clubs.details.schema.ts';
import { clubFaults } from '../clubs.faults.ts';
import {
  ClubActivity,
  ClubFigures,
  ClubMemberPage,
  ManagedClub,
  MemberSearch,
  MembershipDecision,
  MembershipRequest,
  REQUESTS_AT_ONCE,
} from './clubs.members.schema.ts';
import { MembershipId, MembershipType } from '../clubs.schema.ts';

const HOUR = 3600;
const ofClub = z.object({ clubId: ClubId });
const ofMember = z.object({ clubId: ClubId, membershipId: MembershipId });

/** For club administrators: needs the flag and a record in the club's list of administrators. */
export const manageEndpoints = {
  clubs: endpoint({
    method: 'GET',
    path: '/club-admin/clubs',
    access: 'signedIn',
    summary: 'Lists the clubs that the caller administers, by name.',
    returns: z.object({ clubs: z.array(ManagedClub) }),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId',
    access: 'signedIn',
    summary: 'Returns a club as its admins see it, with its figures.',
    params: ofClub,
    returns: z.object({
      club: EditableClub,
      art: z.string().nullable(),
      imageId: MediaId.nullable(),
      rating: z.number().nullable(),
      figures: ClubFigures,
      /** How many requests need the club's decision. */
      waiting: z.int(),
    }),
    faults: [commonFaults.notFound],
  }),
  activity: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/activity',
    access: 'signedIn',
    summary: 'Lists recent activity in the club, newest first.',
    params: ofClub,
    returns: z.object({ activity: z.array(ClubActivity) }),
    faults: [commonFaults.notFound],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/club-admin/clubs/:clubId',
    access: 'signedIn',
    summary: 'Changes a club’s description of itself.',
    params: ofClub,
    body: z.object({ version, details: OwnClubDetails }),
    returns: EditableClub,
    faults: [clubFaults.changedMeanwhile, clubFaults.openWithMinors, ...moderationRefusals],
    limit: { max: 60, seconds: HOUR },
  }),
  changeLogo: endpoint({
    method: 'PUT',
    path: '/club-admin/clubs/:clubId/logo',
    access: 'signedIn',
    summary: 'Sets the logo of the club: one of the drawings, or an uploaded picture.',
    params: ofClub,
    body: ClubLogo,
    returns: nothing,
    faults: [mediaFaults.notYours],
    limit: { max: 60, seconds: HOUR },
  }),
  members: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/members',
    access: 'signedIn',
    summary: 'Lists the members of the club, newest first.',
    params: ofClub,
    query: MemberSearch,
    returns: ClubMemberPage,
    faults: [commonFaults.notFound],
  }),
  exportMembers: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/members.csv',
    access: 'signedIn',
    summary: 'Exports the members of the club as CSV.',
    params: ofClub,
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 20, seconds: HOUR },
  }),
  requests: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/requests',
    access: 'signedIn',
    summary: 'Lists requests that need the club’s decision, oldest first.',
    params: ofClub,
    returns: z.object({ requests: z.array(MembershipRequest) }),
    faults: [commonFaults.notFound],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/club-admin/clubs/:clubId/requests/:membershipId',
    access: 'signedIn',
    summary: 'Accepts or declines a request. Accepting a coach also confirms them as one.',
    params: ofMember,
    body: MembershipDecision,
    returns: nothing,
    faults: [commonFaults.notFound, clubFaults.requestDecided, familyFaults.ownHousehold],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/club-admin/clubs/:clubId/requests',
    access: 'signedIn',
    summary:
      'Accepts several members at once, but no coaches; returns how many were still pending.',
    params: ofClub,
    body: z.object({ membershipIds: z.array(MembershipId).min(1).max(REQUESTS_AT_ONCE) }),
    returns: z.object({ confirmed: z.int() }),
    faults: [commonFaults.notFound],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/club-admin/clubs/:clubId/members/:membershipId/role',
    access: 'signedIn',
    summary: 'Makes a member a coach, an admin, or a plain member again.',
    params: ofMember,
    body: z.object({ role: MembershipType }),
    returns: nothing,
    faults: [commonFaults.notFound, clubFaults.lastAdmin, clubFaults.adultsOnly],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/club-admin/clubs/:clubId/members/:membershipId',
    access: 'signedIn',
    summary: 'Ends a membership.',
    params: ofMember,
    returns: nothing,
    faults: [commonFaults.notFound, clubFaults.lastAdmin],
  }),
};
