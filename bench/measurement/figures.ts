/** What one contender did in one round. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** From the milliseconds each request took and those that all of them took together. */
export function figuresOf(took: readonly number[], wallMs: number): Figures {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { perSecond: (took.length / wallMs) * 1000, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Each figure's median over the rounds: one disturbed round does not move it. */
export function medians(rounds: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => {
    const sorted = rounds.map((round) => round[figure]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99') };
}
