import { topic } from '#lib/read-again.ts';
import { call } from '#lib/client.ts';
import { type Settings, DEFAULT_SETTINGS, settingsReadEndpoints } from '@ribbon/domain/settings';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const settingsQuery = queryOptions({
  queryKey: [topic('settings')],
  queryFn: () => call(settingsReadEndpoints.read),
  staleTime: 5 * 60_000,
});

/** The platform's settings; the product's own until they are known. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? DEFAULT_SETTINGS;
