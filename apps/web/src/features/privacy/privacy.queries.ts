import { call, callForFile } from '#lib/client.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSavedAtOnce } from '#lib/saved-at-once.ts';
import { meQuery } from '#lib/session.ts';
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
  return useMutation({
    mutationFn: (body: DeletionWish) => call(endpoints.scheduleDeletion, { body }),
    onSuccess: async (state) => {
      queries.setQueryData(deletionQuery.queryKey, state);
      // The rest of the page is closed to an account that leaves, and goes with the next look.
      await queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}

/** What was closed meanwhile is open again. */
export function useCancelDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoints.cancelDeletion),
    onSuccess: () => queries.invalidateQueries(),
  });
}
