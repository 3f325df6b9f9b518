import { useEffect, useState } from 'react';

const secondsTo = (moment: Date | null) =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment.getTime() - Date.now()) / 1000));

/** Counts down to a moment, to 0. */
export function useSecondsUntil(moment: Date | null): number {
  const [left, setLeft] = useState(() => secondsTo(moment));
  const until = moment?.getTime();
  useEffect(() => {
    const target = until === undefined ? null : new Date(until);
    const tick = () => {
      const seconds = secondsTo(target);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
