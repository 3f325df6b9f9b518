import { SESSION_WARNING_SECONDS } from '@ribbon/domain/accounts';
import { useEffect, useState } from 'react';
import { serverNow } from '../http/server-clock.ts';

/** The seconds until then, while they are few enough to be shown; never below nought. */
export function lastSeconds(endsAt: number, now: number): number | undefined {
  const seconds = Math.ceil((endsAt - now) / 1000);
  return seconds < SESSION_WARNING_SECONDS ? Math.max(0, seconds) : undefined;
}

export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts the last two minutes down; `onEnd` is called every second from the end on. */
export function useLastSeconds(endsAt: number, onEnd: () => void): number | undefined {
  const [seconds, setSeconds] = useState(() => lastSeconds(endsAt, serverNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const left = lastSeconds(endsAt, serverNow());
      setSeconds(left);
      if (left === 0) onEnd();
      const pause = endsAt - serverNow() - SESSION_WARNING_SECONDS * 1000;
      timer = setTimeout(tick, left === undefined ? Math.max(pause, 1000) : 1000);
    };
    tick();
    // Timers sleep with the device, and in hidden tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [endsAt, onEnd]);
  return seconds;
}
