import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import {
  type CompetitionId,
  type OrganiserDecision,
  type OrganiserPage,
  type OrganiserProof,
  type OrganiserRequestId,
  type OrganiserRevocation,
  organiserEndpoints as endpoints,
} from '@ribbon/domain/competitions';
import { TOPIC } from '../competitions.queries.ts';

/** The server announces changes under the same name. */
const ADMIN = topic('admin-competitions');

const listed = (state: OrganiserPage['state']) =>
  pagedQuery([ADMIN, 'organisers', state], (cursor) =>
    call(endpoints.list, { query: { state, cursor } }),
  );
export const organiserRequestsQuery = listed('pending');
export const approvedOrganisersQuery = listed('approved');

export const useAskToOrganise = (competitionId: CompetitionId) =>
  useTopicMutation(
    [TOPIC],
    (body: OrganiserProof) => call(endpoints.ask, { params: { competitionId }, body }),
    { onlyOnSuccess: true },
  );

export const useDecideOrganiser = (requestId: OrganiserRequestId) =>
  useTopicMutation([ADMIN, TOPIC], (body: OrganiserDecision) =>
    call(endpoints.decide, { params: { requestId }, body }),
  );

export const useRevokeOrganiser = (requestId: OrganiserRequestId) =>
  useTopicMutation([ADMIN, TOPIC], (body: OrganiserRevocation) =>
    call(endpoints.revoke, { params: { requestId }, body }),
  );
