import { call } from '#lib/client.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type MemberSearch, teammateEndpoints as doors } from '@ribbon/domain/clubs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

// Below the memberships: whatever changes those may change whom one sees.
const KEY = ['memberships', 'teammates'];

export const teammatesQuery = (clubId: ClubId, search: Pick<MemberSearch, 'search' | 'role'>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, clubId, search],
    queryFn: ({ pageParam }) =>
      call(doors.list, {
        params: { clubId },
        query: { ...search, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const teammateFiguresQuery = (clubId: ClubId) =>
  queryOptions({
    queryKey: [...KEY, clubId, 'figures'],
    queryFn: () => call(doors.figures, { params: { clubId } }),
  });
