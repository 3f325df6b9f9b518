/** Runs so many tasks at once; others wait in a queue of bounded length, and beyond it are refused. */
export function boundedQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    /** Undefined when the queue is full. */
    async run<T>(task: () => Promise<T>): Promise<T | undefined> {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) return undefined;
        await new Promise<void>((next) => {
          waiting.push(next);
        });
      } else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The next task takes over the slot, so that a newcomer cannot overtake it.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
