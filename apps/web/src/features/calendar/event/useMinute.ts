import { serverNow } from '#lib/http/server-clock.ts';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const nextMinute = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS / 4);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;

/** The time by the server's clock, to the minute: what begins while somebody looks closes by itself. */
export const useMinute = (): Date => new Date(useSyncExternalStore(nextMinute, thisMinute));
