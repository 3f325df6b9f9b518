import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type DirectorySearch,
  type NewPicture,
  type ProfileEdit,
  profileEndpoints as endpoints,
} from '@ribbon/domain/profiles';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';

/** The topic on which the server announces that somebody's profile or visibility has changed. */
const KEY = topic('people');

export const profileQuery = (userId: UserId) =>
  queryOptions({
    queryKey: [KEY, 'profile', userId],
    queryFn: () => call(endpoints.read, { params: { userId } }),
  });

export const ownProfileQuery = queryOptions({
  queryKey: [KEY, 'own'],
  queryFn: () => call(endpoints.own),
});

export const overviewQuery = queryOptions({
  queryKey: [KEY, 'overview'],
  queryFn: () => call(endpoints.overview),
});

export const directoryQuery = (search: DirectorySearch) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'directory', search],
    queryFn: ({ pageParam }) =>
      call(endpoints.directory, { query: { ...search, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export function useEditProfile() {
  const queries = useQueryClient();
  return useTopicMutation([topic('me')], (body: ProfileEdit) => call(endpoints.edit, { body }), {
    onSuccess: (saved) => void queries.setQueryData(ownProfileQuery.queryKey, saved),
    onlyOnSuccess: true,
  });
}

export const useChangePicture = () =>
  useTopicMutation([KEY], (body: NewPicture) => call(endpoints.changePicture, { body }), {
    onlyOnSuccess: true,
  });
