import * as z from 'zod';
import { commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { proposalFaults as faults } from './proposals.faults.ts';
import { Proposal, ProposalDecision, ProposalId } from './proposals.schema.ts';

export const proposalEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/proposals',
    access: 'systemAdmin',
    summary: 'Lists proposals that need a second system admin, oldest first.',
    returns: z.object({ proposals: z.array(Proposal) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/proposals/:proposalId/decision',
    access: 'systemAdmin',
    summary:
      'Approves or declines another system admin’s proposal; the proposer can withdraw it. Not for the person it concerns.',
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
