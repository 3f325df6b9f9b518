import * as z from 'zod';
import { ClubId } from '../../accounts/index.ts';
import { commonFaults, endpoint } from '../../kernel/index.ts';
import { MemberSearch } from './clubs.members.schema.ts';
import { TeammateFigures, TeammatePage } from './clubs.teammates.schema.ts';

const ofClub = z.object({ clubId: ClubId });

export const teammateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/teammates',
    reads: 'replica',
    access: 'signedIn',
    seconds: 10,
    summary: 'Lists the people of a club the caller belongs to, newest first.',
    params: ofClub,
    query: MemberSearch,
    returns: TeammatePage,
    faults: [commonFaults.notFound],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/teammates/figures',
    reads: 'replica',
    access: 'signedIn',
    seconds: 10,
    summary: 'Counts the people by role, and the friends among them.',
    params: ofClub,
    returns: TeammateFigures,
    faults: [commonFaults.notFound],
  }),
};
