import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { type ClubImportId, clubAdminEndpoints as endpoints } from '@ribbon/domain/clubs';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

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

const readAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [TOPIC] });

export function usePreviewImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) => call(endpoints.previewImport, { body: { csv } }),
    onSuccess: (looked) => queries.setQueryData(importQuery(looked.id).queryKey, looked),
  });
}

export function useRunImport(importId: ClubImportId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(endpoints.runImport, { params: { importId }, body: { reason } }),
    onSettled: () => readAgain(queries),
  });
}

export function useCancelImport(importId: ClubImportId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(endpoints.cancelImport, { params: { importId }, body: { reason } }),
    onSettled: () => readAgain(queries),
  });
}
