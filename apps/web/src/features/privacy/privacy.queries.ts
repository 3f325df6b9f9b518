import { ALL_QUERIES, useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, callForFile } from '#lib/http/client.ts';
import { saveFile } from '#lib/http/save-file.ts';
import { useSavedAtOnce } from '#lib/query/saved-at-once.ts';
import { meQuery } from '#lib/session/session.ts';
import {
  type DeletionWish,
  type PrivacySettings,
  privacyEndpoints as endpoints,
} from '@ribbon/domain/privacy';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => call(endpoints.read),
});

export const deletionQuery = queryOptions({
  queryKey: ['deletion'],
  queryFn: () => call(endpoints.deletion),
});

export const useChangePrivacy = () =>
  useSavedAtOnce(privacyQuery, (settings: PrivacySettings) =>
    call(endpoints.change, { body: settings }),
  );

export const useDownload = () =>
  useMutation({
    mutationFn: async () => {
      const { name, content } = await callForFile(endpoints.exportOwn);
      saveFile(name, content);
    },
  });

export function useScheduleDeletion() {
  const queries = useQueryClient();
  // The rest of the page is closed to an account that leaves, and goes with the next look.
  return useTopicMutation(
    [meQuery.queryKey],
    (body: DeletionWish) => call(endpoints.scheduleDeletion, { body }),
    {
      onSuccess: (state) => void queries.setQueryData(deletionQuery.queryKey, state),
      onlyOnSuccess: true,
    },
  );
}

/** What was closed meanwhile is open again. */
export const useCancelDeletion = () =>
  useTopicMutation([ALL_QUERIES], () => call(endpoints.cancelDeletion), { onlyOnSuccess: true });
