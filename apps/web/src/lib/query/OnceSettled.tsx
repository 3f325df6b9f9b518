import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** The longest wait for something that may never come. */
const TIMEOUT_MS = 1500;

const isFirstReading = { predicate: ({ state }: Query) => state.data === undefined };

/**
 * For what stands below things that are there only when there is something to say: it is built, and
 * shown once that is known, so that it is not pushed away under the eyes of its reader.
 */
export function OnceSettled({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const [settled, setSettled] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    const settle = () => {
      stop();
      setSettled(true);
    };
    const look = () => queries.isFetching(isFirstReading) === 0 && settle();
    const stopWatching = queries.getQueryCache().subscribe(look);
    const frame = requestAnimationFrame(look);
    const timer = setTimeout(settle, TIMEOUT_MS);
    const stop = () => {
      stopWatching();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    return stop;
  }, [queries]);
  return <div className={settled ? className : `${className} invisible`}>{children}</div>;
}
