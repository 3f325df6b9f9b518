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
    access: 'signedIn',
    seconds: 10,
    summary: 'The people of a club one belongs to, newest first.',
    params: ofClub,
    query: MemberSearch,
    returns: TeammatePage,
    faults: [commonFaults.notFound],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/teammates/figures',
    access: 'signedIn',
    seconds: 10,
    summary: 'How many they are, by role, and how many friends.',
    params: ofClub,
    returns: TeammateFigures,
    faults: [commonFaults.notFound],
  }),
};
