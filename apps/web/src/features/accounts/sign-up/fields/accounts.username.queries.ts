import { call } from '#lib/http/client.ts';
import { useDebounced } from '#lib/forms/debounced.ts';
import { USERNAME_LOOKUP_DELAY_MS, Username, accountEndpoints } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';

/** Whether a username is free, asked once typing pauses; undefined while nobody knows. */
export function useUsernameAvailable(username: string): boolean | undefined {
  const wanted = useDebounced(username.trim(), USERNAME_LOOKUP_DELAY_MS);
  const { data } = useQuery({
    queryKey: ['username-available', wanted],
    queryFn: () => call(accountEndpoints.usernameAvailable, { query: { username: wanted } }),
    enabled: Username.safeParse(wanted).success,
    staleTime: 10_000,
  });
  return wanted === username.trim() ? data?.available : undefined;
}
