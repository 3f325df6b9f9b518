import { useAct } from '#lib/admin-list/useAct.ts';
import { call } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { topic } from '#lib/read-again.ts';
import {
  type CompetitionId,
  type OrganiserDecision,
  type OrganiserProof,
  type OrganiserRequestId,
  organiserEndpoints as endpoints,
} from '@ribbon/domain/competitions';
import { useMutation } from '@tanstack/react-query';
import { useReadAgain } from '../competitions.queries.ts';

/** The server announces changes under the same name. */
const ADMIN = topic('admin-competitions');

export const organiserRequestsQuery = pagedQuery([ADMIN, 'organisers'], (cursor) =>
  call(endpoints.list, { query: { cursor } }),
);

export function useAskToOrganise(competitionId: CompetitionId) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: OrganiserProof) => call(endpoints.ask, { params: { competitionId }, body }),
    onSuccess: readAgain,
  });
}

export const useDecideOrganiser = (requestId: OrganiserRequestId) =>
  useAct([ADMIN, 'competitions'], (body: OrganiserDecision) =>
    call(endpoints.decide, { params: { requestId }, body }),
  );
