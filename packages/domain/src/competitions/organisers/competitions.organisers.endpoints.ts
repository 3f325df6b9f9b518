import * as z from 'zod';
import { accountFaults } from '../../accounts/index.ts';
import { commonFaults, cursor, endpoint, nothing } from '../../kernel/index.ts';
import { mediaFaults } from '../../media/index.ts';
import { moderationFaults } from '../../moderation/index.ts';
import { competitionFaults as faults } from '../competitions.faults.ts';
import { CompetitionId } from '../competitions.schema.ts';
import {
  OrganiserDecision,
  OrganiserPage,
  OrganiserProof,
  OrganiserRequest,
  OrganiserRequestId,
  OrganiserRevocation,
} from './competitions.organisers.schema.ts';

/** Who may take entries (child-safety rule 36). */
export const organiserEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/organiser-request',
    access: 'signedIn',
    summary: 'Asks to take entries at a competition, with proof of being its organiser.',
    params: z.object({ competitionId: CompetitionId }),
    body: OrganiserProof,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      faults.alreadyAsked,
      mediaFaults.notYours,
      moderationFaults.flagged,
    ],
    limit: { max: 10, seconds: 3600 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/organiser-requests',
    access: 'systemAdmin',
    summary: 'Lists requests to take entries, or approved organisers, oldest first.',
    query: OrganiserPage,
    returns: z.object({ requests: z.array(OrganiserRequest), next: cursor.nullable() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/organiser-requests/:requestId/decision',
    access: 'systemAdmin',
    summary: 'Approves or declines an organiser. Deletes the file they sent.',
    params: z.object({ requestId: OrganiserRequestId }),
    body: OrganiserDecision,
    returns: nothing,
    faults: [commonFaults.notFound, accountFaults.ownMatter, faults.alreadyDecided],
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/admin/organiser-requests/:requestId/revocation',
    access: 'systemAdmin',
    summary: 'Revokes an organiser’s right to take entries.',
    params: z.object({ requestId: OrganiserRequestId }),
    body: OrganiserRevocation,
    returns: nothing,
    faults: [commonFaults.notFound, accountFaults.ownMatter, faults.alreadyDecided],
  }),
};
