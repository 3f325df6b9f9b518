import type { Topic } from '@ribbon/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EVERYTHING, readAgain } from './read-again.ts';

const CHANNEL = 'ribbon-realtime';
const LOCK = 'ribbon-realtime';

/** Makes the other tabs refetch what this one has changed, even while no stream is open yet. */
export function tellOtherTabs(topic: Topic): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(topic);
  channel.close();
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
    channel.addEventListener('message', ({ data }) => void readAgain(queries, String(data)));

    const holdStream = () =>
      new Promise<void>((resolve) => {
        // The lock may be given in the very moment in which the page has moved on.
        if (left.signal.aborted) {
          resolve();
          return;
        }
        const stream = new EventSource('/api/stream');
        const tell = (topic: string) => {
          void readAgain(queries, topic);
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
      channel.close();
    };
  }, [queries, person]);
}
