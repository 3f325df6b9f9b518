import { call, callForFile } from '#lib/client.ts';
import { saveFile } from '#lib/save-file.ts';
import { meQuery } from '#lib/session.ts';
import {
  type DeletionWish,
  type PrivacySettings,
  privacyEndpoints as doors,
} from '@ribbon/domain/privacy';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => call(doors.read),
});

export const deletionQuery = queryOptions({
  queryKey: ['deletion'],
  queryFn: () => call(doors.deletion),
});

/** Seen at once, and taken back when the server says no. */
export function useChangePrivacy() {
  const queries = useQueryClient();
  const { queryKey } = privacyQuery;
  return useMutation({
    mutationFn: (settings: PrivacySettings) => call(doors.change, { body: settings }),
    onMutate: async (settings) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, settings);
      return before;
    },
    onError: (_, __, before) => queries.setQueryData(queryKey, before),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    // One after the other: the last thing chosen is the last thing saved.
    scope: { id: 'privacy' },
  });
}

export const useDownload = () =>
  useMutation({
    mutationFn: async () => {
      const { name, content } = await callForFile(doors.exportOwn);
      saveFile(name, content);
    },
  });

export function useScheduleDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DeletionWish) => call(doors.scheduleDeletion, { body }),
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
    mutationFn: () => call(doors.cancelDeletion),
    onSuccess: () => queries.invalidateQueries(),
  });
}
