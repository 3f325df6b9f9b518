import { remembered } from '#lib/browser/storage.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (userId: string) => `ribbon-training-timer:${userId}` as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function write(userId: string, value: string | null): void {
  remembered.write(keyOf(userId), value);
  for (const listener of listeners) listener();
}

/** When a practice began is kept in this browser, so that closing the page stops nothing. */
export function useTimer(userId: string) {
  const kept = useSyncExternalStore(subscribe, () => remembered.read(keyOf(userId)));
  const startedAt = kept === null ? undefined : Number(kept);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return {
    startedAt: startedAt === undefined ? undefined : new Date(startedAt),
    seconds: startedAt === undefined ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000)),
    start: () => {
      setNow(Date.now());
      write(userId, String(Date.now()));
    },
    stop: () => write(userId, null),
  };
}

/** 1:05:09 */
export function clockWords(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
