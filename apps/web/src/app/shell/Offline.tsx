import { startSendingMarks } from '#features/calendar';
import { startDelivering } from '#features/training';
import { offline } from '#lib/offline/offline.ts';
import { meQuery, useSession } from '#lib/session/session.ts';
import { type Me, isUsable } from '@ribbon/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Well after the first paint, so that nothing on screen is delayed. */
const REST_MS = 3000;

/** Prepares the signed-in person's browser for use offline, and sends what was written offline. */
export function Offline({ me }: { me: Me }): null {
  const queries = useQueryClient();
  const { expired } = useSession();
  const id = isUsable(me) && !expired ? me.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      const person = queries.getQueryData<Me | null>(meQuery.queryKey);
      if (person) void offline.keep(person);
      void startDelivering(id, queries, left.signal);
      void startSendingMarks(id, queries, left.signal);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [id, queries]);
  return null;
}
