export interface Example {
  from: readonly number[];
  target: boolean;
  weight: number;
}

const ROUNDS = 1500;
const RATE = 0.05;
const [KEEP, KEEP_SQUARES] = [0.9, 0.999];

/** Logistic regression with a penalty on large factors (not on the last, the offset), by Adam. */
export function logistic(examples: readonly Example[], penalty: number): number[] {
  const width = examples[0]?.from.length ?? 0;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const factors = new Float64Array(width);
  const mean = new Float64Array(width);
  const squares = new Float64Array(width);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = new Float64Array(width);
    for (const { from, target, weight } of examples) {
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += (from[at] ?? 0) * (factors[at] ?? 0);
      const error = weight * (1 / (1 + Math.exp(-sum)) - (target ? 1 : 0));
      for (let at = 0; at < width; at += 1) slope[at] = (slope[at] ?? 0) + error * (from[at] ?? 0);
    }
    for (let at = 0; at < width; at += 1) {
      const pull = at === width - 1 ? 0 : penalty * (factors[at] ?? 0);
      const step = ((slope[at] ?? 0) + pull) / total;
      mean[at] = KEEP * (mean[at] ?? 0) + (1 - KEEP) * step;
      squares[at] = KEEP_SQUARES * (squares[at] ?? 0) + (1 - KEEP_SQUARES) * step * step;
      const first = (mean[at] ?? 0) / (1 - KEEP ** round);
      const second = (squares[at] ?? 0) / (1 - KEEP_SQUARES ** round);
      factors[at] = (factors[at] ?? 0) - (RATE * first) / (Math.sqrt(second) + 1e-9);
    }
  }
  return Array.from(factors);
}
