import { call } from '#lib/http/client.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { type MemberSearch, teammateEndpoints as endpoints } from '@ribbon/domain/clubs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

// Below the key of memberships, as a change there may change who is visible here.
const KEY = ['memberships', 'teammates'];

export const teammatesQuery = (clubId: ClubId, search: Pick<MemberSearch, 'search' | 'role'>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, clubId, search],
    queryFn: ({ pageParam }) =>
      call(endpoints.list, {
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
    queryFn: () => call(endpoints.figures, { params: { clubId } }),
  });
