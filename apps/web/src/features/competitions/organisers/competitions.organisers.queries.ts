import { useAct } from '#lib/admin-list/useAct.ts';
import { call } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { topic } from '#lib/read-again.ts';
import {
  type CompetitionId,
  type OrganiserDecision,
  type OrganiserPage,
  type OrganiserProof,
  type OrganiserRequestId,
  type OrganiserRevocation,
  organiserEndpoints as endpoints,
} from '@ribbon/domain/competitions';
import { useMutation } from '@tanstack/react-query';
import { useReadAgain } from '../competitions.queries.ts';

/** The server announces changes under the same name. */
const ADMIN = topic('admin-competitions');

const listed = (state: OrganiserPage['state']) =>
  pagedQuery([ADMIN, 'organisers', state], (cursor) =>
    call(endpoints.list, { query: { state, cursor } }),
  );
export const organiserRequestsQuery = listed('pending');
export const approvedOrganisersQuery = listed('approved');

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

export const useRevokeOrganiser = (requestId: OrganiserRequestId) =>
  useAct([ADMIN, 'competitions'], (body: OrganiserRevocation) =>
    call(endpoints.revoke, { params: { requestId }, body }),
  );
