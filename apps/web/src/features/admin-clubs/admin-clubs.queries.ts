import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type ClubDetails,
  type WrittenClub,
  clubAdminEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ClubFilters } from './admin-clubs.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-clubs');

export const adminClubsQuery = ({ search = '', status = 'all' }: ClubFilters) =>
  pagedQuery([TOPIC, status, search], (after) =>
    call(endpoints.list, { query: { search, status, after } }),
  );

/** How many clubs there are; undefined while unknown. */
export const useClubCount = (): number | undefined =>
  useInfiniteQuery(adminClubsQuery({})).data?.pages[0]?.total;

/** Reads everything on the screen again. */
export function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [TOPIC, 'claims'].map((changed) =>
        queries.invalidateQueries({ queryKey: [changed] }, { throwOnError: true }),
      ),
    );
}

export const useCreateClub = () =>
  useTopicMutation([TOPIC], (body: WrittenClub) => call(endpoints.create, { body }));

export const useUpdateClub = (clubId: ClubId) =>
  useTopicMutation([TOPIC], (body: { version: number; details: ClubDetails; reason: string }) =>
    call(endpoints.update, { params: { clubId }, body }),
  );

export const useDeleteClub = (clubId: ClubId) =>
  useTopicMutation([TOPIC], (body: { confirmation: string; reason: string }) =>
    call(endpoints.remove, { params: { clubId }, body }),
  );

export const useRestoreClub = () =>
  useTopicMutation([TOPIC], ({ clubId, reason }: { clubId: ClubId; reason: string }) =>
    call(endpoints.restore, { params: { clubId }, body: { reason } }),
  );

export const useRemoveAdmin = (clubId: ClubId) =>
  useTopicMutation([TOPIC], ({ userId, reason }: { userId: UserId; reason: string }) =>
    call(endpoints.removeAdmin, { params: { clubId, userId }, body: { reason } }),
  );
