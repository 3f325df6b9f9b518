import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { topic } from '#lib/query/invalidate.ts';
import {
  type ProposalDecision,
  type ProposalId,
  proposalEndpoints as endpoints,
} from '@ribbon/domain/proposals';
import { queryOptions } from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('proposals');

export const proposalsQuery = queryOptions({
  queryKey: [TOPIC],
  queryFn: async () => (await call(endpoints.list)).proposals,
});

export const useDecideProposal = (proposalId: ProposalId) =>
  useTopicMutation([TOPIC, 'admin-accounts', 'claims', 'admin-clubs'], (body: ProposalDecision) =>
    call(endpoints.decide, { params: { proposalId }, body }),
  );
