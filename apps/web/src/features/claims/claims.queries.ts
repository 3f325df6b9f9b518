import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { useMe } from '#lib/session.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClaimDecision,
  type ClaimFilter,
  type ClaimId,
  type NewClaim,
  claimEndpoints,
  claimPolicy,
} from '@ribbon/domain/claims';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** The server announces changes under the same names. */
const TOPIC = topic('claims');
const OWN_TOPIC = topic('own-claims');

const ownClaimsQuery = queryOptions({
  queryKey: [OWN_TOPIC],
  queryFn: async () => (await call(claimEndpoints.pending)).clubIds,
});

/** Whether one's own request for this club waits for a decision. */
export function useIsClaiming(clubId: ClubId): boolean {
  const mayClaim = claimPolicy.claim(useMe() ?? undefined);
  return useQuery({ ...ownClaimsQuery, enabled: mayClaim }).data?.includes(clubId) ?? false;
}

export function useSubmitClaim(clubId: ClubId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewClaim) => call(claimEndpoints.submit, { params: { clubId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [OWN_TOPIC] }),
  });
}

const claimsQuery = (status: ClaimFilter) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, status],
    queryFn: ({ pageParam }) => call(claimEndpoints.list, { query: { status, after: pageParam } }),
    initialPageParam: undefined as ClaimId | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const useClaims = (status: ClaimFilter) => useInfiniteQuery(claimsQuery(status));

/** How many requests wait; undefined while unknown. */
export const usePendingClaims = (): number | undefined =>
  useInfiniteQuery(claimsQuery('pending')).data?.pages[0]?.pending;

export function useDecideClaim(claimId: ClaimId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ClaimDecision) => call(claimEndpoints.decide, { params: { claimId }, body }),
    // Also after a refusal: another admin may have been first.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [TOPIC] }),
        queries.invalidateQueries({ queryKey: [topic('admin-clubs')] }),
      ]),
  });
}
