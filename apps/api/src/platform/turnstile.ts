/** Lets so many in at once; others wait in line, and when the line is long they are turned away. */
export function turnstile({ atOnce, inLine }: { atOnce: number; inLine: number }) {
  let inside = 0;
  const line: (() => void)[] = [];

  return {
    /** Undefined when the line is too long. */
    async pass<T>(work: () => Promise<T>): Promise<T | undefined> {
      if (inside >= atOnce) {
        if (line.length >= inLine) return undefined;
        await new Promise<void>((next) => {
          line.push(next);
        });
      } else inside += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        // Whoever is next takes over the place, so that nobody slips in between.
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
