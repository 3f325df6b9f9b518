import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import { type ClubImportId, clubAdminEndpoints as endpoints } from '@ribbon/domain/clubs';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The server announces progress under the same name. */
const TOPIC = topic('club-imports');

const importQuery = (importId: ClubImportId) =>
  queryOptions({
    queryKey: [TOPIC, importId],
    queryFn: () => call(endpoints.import, { params: { importId } }),
  });

/** An import under way, of whichever admin: asked for when the dialog opens. */
export const useLatestImport = (enabled: boolean) =>
  useQuery({
    queryKey: [TOPIC, 'latest'],
    queryFn: async () => (await call(endpoints.latestImport)).latest,
    enabled,
  });

export const useImport = (importId: ClubImportId) => useQuery(importQuery(importId));

export function usePreviewImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) => call(endpoints.previewImport, { body: { csv } }),
    onSuccess: (looked) => queries.setQueryData(importQuery(looked.id).queryKey, looked),
  });
}

export const useRunImport = (importId: ClubImportId) =>
  useTopicMutation([TOPIC], (reason: string) =>
    call(endpoints.runImport, { params: { importId }, body: { reason } }),
  );

export const useCancelImport = (importId: ClubImportId) =>
  useTopicMutation([TOPIC], (reason: string) =>
    call(endpoints.cancelImport, { params: { importId }, body: { reason } }),
  );
