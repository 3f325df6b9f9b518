import { handle } from '#platform/http/route';
import { proposalEndpoints as endpoints } from '@ribbon/domain/proposals';
import type { ProposalService } from './proposals.service.ts';

export const proposalRoutes = (proposals: ProposalService) => [
  handle(endpoints.list, ({ actor }) => proposals.list(actor)),
  handle(endpoints.decide, ({ actor, params, body }) =>
    proposals.decide(actor, params.proposalId, body),
  ),
];
