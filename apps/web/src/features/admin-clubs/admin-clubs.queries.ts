import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type ClubDetails,
  type ClubFilter,
  clubAdminEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-clubs');

const clubsQuery = (search: string, status: ClubFilter) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, status, search],
    queryFn: ({ pageParam }) =>
      call(endpoints.list, { query: { search, status, after: pageParam } }),
    initialPageParam: undefined as ClubId | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const useAdminClubs = (search: string, status: ClubFilter) =>
  useInfiniteQuery(clubsQuery(search, status));

/** How many clubs there are; undefined while unknown. */
export const useClubCount = (): number | undefined =>
  useInfiniteQuery(clubsQuery('', 'all')).data?.pages[0]?.total;

/** Reads everything on the screen again. */
export function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [TOPIC, 'claims'].map((changed) => queries.invalidateQueries({ queryKey: [changed] })),
    );
}

/** An act on clubs; the lists are read again whatever came of it. */
function useAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: [TOPIC] }),
  });
}

export const useCreateClub = () => useAct((body: ClubDetails) => call(endpoints.create, { body }));

export const useUpdateClub = (clubId: ClubId) =>
  useAct((body: { version: number; details: ClubDetails }) =>
    call(endpoints.update, { params: { clubId }, body }),
  );

export const useDeleteClub = (clubId: ClubId) =>
  useAct((confirmation: string) =>
    call(endpoints.remove, { params: { clubId }, body: { confirmation } }),
  );

export const useRestoreClub = () =>
  useAct((clubId: ClubId) => call(endpoints.restore, { params: { clubId } }));

export const useRemoveAdmin = (clubId: ClubId) =>
  useAct((userId: UserId) => call(endpoints.removeAdmin, { params: { clubId, userId } }));
