type Point = readonly [x: number, y: number];

/** One visible side of the band, with the piece of centre line that it follows. */
export type RibbonFacet = { outline: string; spine: string; front: boolean };

export type RibbonShape = {
  /** Points the ribbon flies through, in order. */
  through: readonly Point[];
  width: number;
  /** Angle in degrees at which the band is held; the ribbon turns over where it flies along it. */
  nib?: number;
  /** Share of the width that is left at the far end. */
  taper?: number;
};

const STEPS = 6;
const round = (value: number) => Math.round(value * 100) / 100;
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;

type Sample = { at: Point; pace: Point; half: Point };

function fly({ through, width, nib = -38, taper = 1 }: RibbonShape): Sample[] {
  const last = through.length - 1;
  const point = (index: number): Point => through[Math.max(0, Math.min(last, index))] ?? [0, 0];
  const samples: Sample[] = [];
  const angle = (nib * Math.PI) / 180;
  for (let step = 0; step <= last * STEPS; step++) {
    const piece = Math.min(last - 1, Math.floor(step / STEPS));
    const t = step / STEPS - piece;
    const [a, b, c, d] = [point(piece - 1), point(piece), point(piece + 1), point(piece + 2)];
    const along = (axis: 0 | 1): [value: number, speed: number] => {
      const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
      const [k1, k2, k3] = [r - p, 2 * p - 5 * q + 4 * r - s, 3 * q - p - 3 * r + s];
      return [
        0.5 * (2 * q + k1 * t + k2 * t * t + k3 * t ** 3),
        0.5 * (k1 + 2 * k2 * t + 3 * k3 * t * t),
      ];
    };
    const [[x, dx], [y, dy]] = [along(0), along(1)];
    const half = (width / 2) * (1 - (1 - taper) * (step / (last * STEPS)));
    samples.push({
      at: [x, y],
      pace: [dx / STEPS / 3, dy / STEPS / 3],
      half: [Math.cos(angle) * half, Math.sin(angle) * half],
    });
  }
  return samples;
}

function curve(samples: Sample[], side: -1 | 0 | 1, backwards = false) {
  const placed = samples.map(({ at, pace, half }) => ({
    at: [at[0] + half[0] * side, at[1] + half[1] * side] as const,
    pace,
  }));
  const ordered = backwards ? placed.toReversed() : placed;
  const sign = backwards ? -1 : 1;
  return ordered
    .map(({ at, pace }, index) => {
      const before = ordered[index - 1];
      if (!before) return write(at);
      const leave: Point = [
        before.at[0] + sign * before.pace[0],
        before.at[1] + sign * before.pace[1],
      ];
      const arrive: Point = [at[0] - sign * pace[0], at[1] - sign * pace[1]];
      return `C${write(leave)} ${write(arrive)} ${write(at)}`;
    })
    .join('');
}

/**
 * Cuts a flying ribbon into its front and back sides. The band is the path of a short bar held at a
 * constant angle, which is what a ribbon looks like from the stands.
 */
export function ribbonBand(shape: RibbonShape): RibbonFacet[] {
  const runs: { front: boolean; samples: Sample[] }[] = [];
  for (const sample of fly(shape)) {
    const front = sample.pace[0] * sample.half[1] - sample.pace[1] * sample.half[0] >= 0;
    const run = runs.at(-1);
    if (run?.front === front) run.samples.push(sample);
    else {
      run?.samples.push(sample);
      runs.push({ front, samples: [sample] });
    }
  }
  return runs
    .filter(({ samples }) => samples.length > 1)
    .map(({ front, samples }) => ({
      front,
      spine: `M${curve(samples, 0)}`,
      outline: `M${curve(samples, 1)}L${curve(samples, -1, true)}Z`,
    }));
}
