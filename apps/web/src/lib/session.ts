import { type Me, accountEndpoints, isChild } from '@ribbon/domain/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { restedActivity } from './activity.ts';
import { call } from './client.ts';
import { offline } from './offline/offline.ts';
import { queryClient } from './query-client.ts';
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
    // The own log, or an event with its register, and nothing else is on those screens.
    staysOpen: () =>
      offline.isKept() && /^\/training$|^\/clubs\/[^/]+\/events\/[^/]+$/u.test(location.pathname),
  },
});

/** Asked without a connection as well: the browser may have kept who is here. */
export const meQuery = queryOptions({
  queryKey: ME,
  queryFn: session.read,
  staleTime: 60_000,
  networkMode: 'always',
  refetchOnReconnect: 'always',
});

/** Who is signed in: undefined while unknown, null for a visitor. */
export const useMe = (): Me | null | undefined => useQuery(meQuery).data;

/** Whether a child under 13 is here; somebody who is not known yet is none. */
export function useIsChild(): boolean {
  const me = useMe();
  return !!me && isChild(me.ageBand);
}

/** Whether the session has expired, and how often somebody has left this tab. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.state);

/**
 * Somebody else is here: everything read so far is forgotten, in every tab. The same person after
 * an expired session goes on where they were.
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
