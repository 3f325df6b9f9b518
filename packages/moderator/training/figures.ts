/** The chance that a positive is ranked above a negative. */
export const areaUnderCurve = (positives: number[], negatives: number[]): number => {
  const ranked = [
    ...positives.map((score) => ({ score, positive: true })),
    ...negatives.map((score) => ({ score, positive: false })),
  ].toSorted((a, b) => a.score - b.score);
  let sum = 0;
  for (let start = 0; start < ranked.length;) {
    let end = start;
    while (end < ranked.length && ranked[end]?.score === ranked[start]?.score) end += 1;
    const rank = (start + end + 1) / 2;
    for (let at = start; at < end; at += 1) if (ranked[at]?.positive) sum += rank;
    start = end;
  }
  const count = positives.length;
  return (sum - (count * (count + 1)) / 2) / (count * negatives.length);
};

/** The score that only this share of the negatives exceeds. */
export const thresholdAt = (share: number, negatives: number[]): number => {
  const sorted = negatives.toSorted((a, b) => b - a);
  return sorted[Math.floor(share * sorted.length)] ?? 1;
};

export const shareAbove = (threshold: number, scores: number[]): number =>
  scores.filter((score) => score > threshold).length / scores.length;

/** Platt's slope and offset by Newton steps, with his softened targets against over-confidence. */
export const calibrate = (
  points: readonly { logit: number; target: 0 | 1; weight: number }[],
): readonly [slope: number, offset: number] => {
  const positives = points.filter(({ target }) => target === 1).length;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (points.length - positives + 2);
  let [slope, offset] = [1, 0];
  for (let round = 0; round < 30; round += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-3, 0, 1e-3];
    for (const { logit, target, weight } of points) {
      const guess = 1 / (1 + Math.exp(-(slope * logit + offset)));
      const error = weight * (guess - (target ? high : low));
      const curve = weight * guess * (1 - guess);
      ga += error * logit;
      gb += error;
      haa += curve * logit * logit;
      hab += curve * logit;
      hbb += curve;
    }
    const determinant = haa * hbb - hab * hab;
    const clip = (step: number) => Math.max(-0.5, Math.min(0.5, step));
    slope = Math.max(0.05, slope - clip((hbb * ga - hab * gb) / determinant));
    offset -= clip((haa * gb - hab * ga) / determinant);
  }
  return [slope, offset];
};
