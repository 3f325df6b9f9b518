import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { type Settings, type SettingsChange, settingsEndpoints } from '@ribbon/domain/settings';
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery } from '../settings.queries.ts';

export const historyQuery = pagedQuery([topic('settings'), 'history'], (cursor) =>
  call(settingsEndpoints.history, { query: { cursor } }),
);

/** A change, or an undo: both answer with the settings as they are now, and both make history. */
function useSaved<Input>(mutationFn: (input: Input) => Promise<Settings>) {
  const queries = useQueryClient();
  return useTopicMutation([historyQuery.queryKey], mutationFn, {
    onSuccess: (settings) => queries.setQueryData(settingsQuery.queryKey, settings),
  });
}

export const useChangeSettings = () =>
  useSaved((body: SettingsChange) => call(settingsEndpoints.change, { body }));

export const useUndoChange = () =>
  useSaved(({ changeId, reason }: { changeId: string; reason: string }) =>
    call(settingsEndpoints.undo, { params: { changeId }, body: { reason } }),
  );
