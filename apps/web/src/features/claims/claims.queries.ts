import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { useMe } from '#lib/session/session.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClaimDecision,
  claimEndpoints,
  type ClaimId,
  claimPolicy,
  type NewClaim,
} from '@ribbon/domain/claims';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ClaimFilters } from './claims.search.ts';

/** The server announces changes under the same names. */
const TOPIC = topic('claims');
const OWN_TOPIC = topic('own-claims');

const ownClaimsQuery = queryOptions({
  queryKey: [OWN_TOPIC],
  queryFn: async () => (await call(claimEndpoints.pending)).clubIds,
});

/** Whether the reader's claim of this club is pending. */
export function useIsClaiming(clubId: ClubId): boolean {
  const mayClaim = claimPolicy.claim(useMe() ?? undefined);
  return useQuery({ ...ownClaimsQuery, enabled: mayClaim }).data?.includes(clubId) ?? false;
}

export const useSubmitClaim = (clubId: ClubId) =>
  useTopicMutation([OWN_TOPIC], (body: NewClaim) =>
    call(claimEndpoints.submit, { params: { clubId }, body }),
  );

export const claimsQuery = ({ show: status = 'pending' }: ClaimFilters) =>
  pagedQuery([TOPIC, status], (after) => call(claimEndpoints.list, { query: { status, after } }));

/** How many claims are pending; undefined while unknown. */
export const usePendingClaims = (): number | undefined =>
  useInfiniteQuery(claimsQuery({})).data?.pages[0]?.pending;

export const useDecideClaim = (claimId: ClaimId) =>
  useTopicMutation([TOPIC, 'admin-clubs', 'proposals'], (body: ClaimDecision) =>
    call(claimEndpoints.decide, { params: { claimId }, body }),
  );
