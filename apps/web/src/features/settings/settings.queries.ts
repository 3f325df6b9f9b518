import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import type { Actor } from '@ribbon/domain/accounts';
import {
  type Settings,
  DEFAULT_SETTINGS,
  settingsPolicy,
  settingsReadEndpoints,
} from '@ribbon/domain/settings';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const settingsQuery = queryOptions({
  queryKey: [topic('settings')],
  queryFn: () => call(settingsReadEndpoints.read),
  staleTime: 5 * 60_000,
});

/** The platform's settings; the product's own until they are known. */
export const useSettings = (): Settings => useQuery(settingsQuery).data ?? DEFAULT_SETTINGS;

/** Whether beta mode keeps this person to their own account and family. */
export const useIsOutsideBeta = (person: Actor): boolean =>
  !settingsPolicy.passBetaGate(person, useSettings().betaMode);
