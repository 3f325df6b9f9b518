import { type Me, accountEndpoints, isChild } from '@ribbon/domain/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { restedActivity } from './activity.ts';
import { call } from '../http/client.ts';
import { offline } from '../offline/offline.ts';
import { queryClient } from '../query/query-client.ts';
import { ME, sessionKeeper } from './session-keeper.ts';
import { sessionChannel } from './session-tabs.ts';

/** The one session that all tabs of this browser share. */
export const session = sessionKeeper({
  queries: queryClient,
  channel: sessionChannel(),
  server: {
    me: async () => (await call(accountEndpoints.me)).member,
    keepAlive: async () => (await call(accountEndpoints.keepAlive)).sessionEndsAt,
  },
  offline: {
    ...offline,
    // These screens show nothing but the reader's log, or an event with its register.
    staysOpen: () =>
      offline.isKept() && /^\/training$|^\/clubs\/[^/]+\/events\/[^/]+$/u.test(location.pathname),
  },
});

/** Runs offline as well, as the browser may have stored the person. */
export const meQuery = queryOptions({
  queryKey: ME,
  queryFn: session.read,
  staleTime: 60_000,
  networkMode: 'always',
  refetchOnReconnect: 'always',
});

/** The signed-in person: undefined while unknown, null for a visitor. */
export const useMe = (): Me | null | undefined => useQuery(meQuery).data;

/** Whether a child under 13 is signed in; false while unknown. */
export function useIsChild(): boolean {
  const me = useMe();
  return !!me && isChild(me.ageBand);
}

/** Whether the session has expired, and how often somebody has left this tab. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.state);

/**
 * Switches to another person and forgets everything read so far, in every tab. The same person
 * after an expired session continues where they were.
 */
export const useSwitchPerson = () => session.switchTo;

/** Clicks and keys keep the session alive, and so does opening a page. */
export function useActivity(person: string | undefined): void {
  useEffect(() => {
    if (person === undefined) return undefined;
    const activity = restedActivity(() => void session.keepAlive());
    void session.keepAlive();
    document.addEventListener('click', activity.touched, true);
    document.addEventListener('keydown', activity.touched, true);
    return () => {
      document.removeEventListener('click', activity.touched, true);
      document.removeEventListener('keydown', activity.touched, true);
      activity.stop();
    };
  }, [person]);
}
