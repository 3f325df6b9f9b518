/** A share with its 95 % Wilson interval, as text. */
export function share(hits: number, of: number): string {
  if (of === 0) return '–';
  const z = 1.96;
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const percent = (value: number) => (100 * Math.min(1, Math.max(0, value))).toFixed(1);
  return `${percent(p)} % [${percent(middle - half)}–${percent(middle + half)}] (${hits}/${of})`;
}

export interface Outcome {
  isBad: boolean;
  isFlagged: boolean;
  score: number;
}

export function f1(outcomes: readonly Outcome[]): number {
  const hit = outcomes.filter((one) => one.isBad && one.isFlagged).length;
  const wrong = outcomes.filter((one) => one.isBad !== one.isFlagged).length;
  return hit === 0 ? 0 : (2 * hit) / (2 * hit + wrong);
}

/** The chance that a bad text scores above a good one; ties count half. */
export function auc(outcomes: readonly Outcome[]): number {
  const sorted = outcomes.toSorted((one, two) => one.score - two.score);
  const bad = outcomes.filter((one) => one.isBad).length;
  const good = outcomes.length - bad;
  if (bad === 0 || good === 0) return Number.NaN;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    const rank = (from + 1 + to) / 2;
    ranks += rank * sorted.slice(from, to).filter((one) => one.isBad).length;
    from = to;
  }
  return (ranks - (bad * (bad + 1)) / 2) / (bad * good);
}

/** 95 % of 200 redrawn samples give a value in this range. The draw is fixed, so that runs compare. */
export function bootstrap(
  outcomes: readonly Outcome[],
  figure: (sample: readonly Outcome[]) => number,
): string {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const values = Array.from({ length: 200 }, () =>
    figure(outcomes.map((one) => outcomes[Math.floor(random() * outcomes.length)] ?? one)),
  ).toSorted((one, two) => one - two);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(3);
  return `${show(figure(outcomes))} [${show(values[5])}–${show(values[194])}]`;
}
