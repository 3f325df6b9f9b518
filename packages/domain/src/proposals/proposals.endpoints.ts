import * as z from 'zod';
import { commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { proposalFaults as faults } from './proposals.faults.ts';
import { Proposal, ProposalDecision, ProposalId } from './proposals.schema.ts';

export const proposalEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/proposals',
    access: 'systemAdmin',
    summary: 'Lists acts that need a second system admin, the oldest first.',
    returns: z.object({ proposals: z.array(Proposal) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/proposals/:proposalId/decision',
    access: 'systemAdmin',
    summary:
      'Agrees to what another system admin proposed, or declines it; a proposer withdraws. Not for the person concerned.',
    params: z.object({ proposalId: ProposalId }),
    body: ProposalDecision,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      faults.secondAdmin,
      faults.own,
      faults.alreadyDecided,
      faults.outOfDate,
    ],
  }),
};
