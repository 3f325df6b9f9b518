import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { familyFaults } from '../families/index.ts';
import { commonFaults, endpoint, line, nothing } from '../kernel/index.ts';
import { geocodingFaults } from '../geocoding/index.ts';
import { clubFaults } from './clubs.faults.ts';
import { ClubChoice, Membership, MembershipStatus } from './clubs.schema.ts';
import {
  ClubPage,
  ClubSearch,
  ClubSlug,
  FoundClub,
  FoundClubs,
} from './finder/clubs.finder.schema.ts';

const ofClub = z.object({ clubId: ClubId });

export const clubEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/clubs',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists clubs near a place by distance, or all clubs by name, paginated.',
    query: ClubSearch,
    returns: FoundClubs,
    faults: [geocodingFaults.placeNotFound],
    limit: { max: 120, seconds: 60 },
  }),
  programs: endpoint({
    method: 'GET',
    path: '/clubs/programs',
    access: 'anyone',
    summary: 'Lists the programmes that clubs offer, most common first.',
    returns: z.object({ programs: z.array(z.string()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/clubs/:clubId',
    reads: 'replica',
    access: 'anyone',
    summary: 'Returns one club, as the finder shows it.',
    params: ofClub,
    returns: FoundClub,
    faults: [commonFaults.notFound],
  }),
  page: endpoint({
    method: 'GET',
    path: '/clubs/pages/:slug',
    reads: 'replica',
    access: 'anyone',
    summary: 'Returns one club by its page’s current or former slug.',
    params: z.object({ slug: ClubSlug }),
    returns: ClubPage,
    faults: [commonFaults.notFound],
    limit: { max: 240, seconds: 60 },
  }),
  choices: endpoint({
    method: 'GET',
    path: '/clubs/choices',
    access: 'anyone',
    summary:
      'Lists clubs whose name or town matches, by name; all of them, or only those open to join.',
    query: z.object({
      search: line().max(80).default(''),
      scope: z.enum(['joinable', 'all']).default('joinable'),
    }),
    returns: z.object({ clubs: z.array(ClubChoice) }),
    limit: { max: 120, seconds: 60 },
  }),
  memberships: endpoint({
    method: 'GET',
    path: '/clubs/memberships',
    access: 'signedIn',
    summary: 'Lists the clubs the caller belongs to or has asked to join, by name.',
    returns: z.object({ memberships: z.array(Membership) }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/clubs/:clubId/membership',
    access: 'signedIn',
    summary: 'Joins a club, or requests to where the club or a guardian decides.',
    params: ofClub,
    returns: z.object({ status: MembershipStatus }),
    faults: [
      commonFaults.notFound,
      clubFaults.alreadyMember,
      clubFaults.invitationOnly,
      familyFaults.guardianSaysNo,
    ],
    limit: { max: 60, seconds: 60 * 60 },
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/clubs/:clubId/membership',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Leaves a club, or withdraws the request to join it.',
    params: ofClub,
    returns: nothing,
    faults: [commonFaults.notFound, clubFaults.lastAdmin],
  }),
};
