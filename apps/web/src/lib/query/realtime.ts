import type { Topic } from '@ribbon/domain/kernel';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EVERYTHING, invalidate } from './invalidate.ts';

const CHANNEL = 'ribbon-realtime';
const LOCK = 'ribbon-realtime';

/** The channel on which this tab listens; what it sends there itself does not come back. */
let open: BroadcastChannel | undefined;

/** Makes the other tabs refetch what this one has changed, even while no stream is open yet. */
function notifyOtherTabs(topic: Topic): void {
  if (open) {
    open.postMessage(topic);
    return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(topic);
  channel.close();
}

/** Invalidates a topic in this tab and in the others of the browser. */
export function invalidateEverywhere(queries: QueryClient, topic: Topic): Promise<void> {
  notifyOtherTabs(topic);
  return invalidate(queries, topic);
}

/**
 * Refetches what the server announces as changed. One tab of a browser holds the stream and
 * notifies the others, as browsers allow few connections to one host.
 */
export function useRealtime(person: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    const channel = new BroadcastChannel(CHANNEL);
    open = channel;
    channel.addEventListener('message', ({ data }) => void invalidate(queries, String(data)));

    const holdStream = () =>
      new Promise<void>((resolve) => {
        // The lock may be given in the very moment in which the page has moved on.
        if (left.signal.aborted) {
          resolve();
          return;
        }
        const stream = new EventSource('/api/stream');
        const tell = (topic: string) => {
          void invalidate(queries, topic);
          channel.postMessage(topic);
        };
        stream.addEventListener('changed', ({ data }) => tell(String(JSON.parse(data))));
        stream.addEventListener('missed', () => tell(EVERYTHING));
        left.signal.addEventListener('abort', () => {
          stream.close();
          resolve();
        });
      });

    // Without https a browser has no locks; then each tab listens for itself.
    if ('locks' in navigator) {
      navigator.locks
        .request(`${LOCK}:${person ?? 'visitor'}`, { signal: left.signal }, holdStream)
        .catch(() => undefined);
    } else void holdStream();
    return () => {
      left.abort();
      if (open === channel) open = undefined;
      channel.close();
    };
  }, [queries, person]);
}
