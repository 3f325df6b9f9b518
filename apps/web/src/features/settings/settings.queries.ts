import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import {
  type Settings,
  type SettingsChange,
  DEFAULT_SETTINGS,
  settingsEndpoints,
} from '@ribbon/domain/settings';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const settingsQuery = queryOptions({
  queryKey: [topic('settings')],
  queryFn: () => call(settingsEndpoints.read),
  staleTime: 5 * 60_000,
});

/** The platform's settings; the product's own until they are known. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? DEFAULT_SETTINGS;

export function useChangeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => call(settingsEndpoints.change, { body: change }),
    onSuccess: (settings) => queries.setQueryData(settingsQuery.queryKey, settings),
  });
}
