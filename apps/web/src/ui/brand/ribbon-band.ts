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
  /** Share of the flight in which the band opens from nothing. */
  opening?: number;
};

const STEPS = 6;
const round = (value: number) => Math.round(value * 100) / 100;
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;

type Sample = { at: Point; pace: Point; half: Point; swell: Point };

const plus = (one: Point, other: Point, times = 1): Point => [
  one[0] + other[0] * times,
  one[1] + other[1] * times,
];

/** Value and speed at `t` of the curve that leaves q for r on its way from p to s (Catmull-Rom). */
function glide([p, q, r, s]: readonly [number, number, number, number], t: number) {
  const [k1, k2, k3] = [r - p, 2 * p - 5 * q + 4 * r - s, 3 * q - p - 3 * r + s];
  return {
    value: 0.5 * (2 * q + k1 * t + k2 * t * t + k3 * t ** 3),
    speed: 0.5 * (k1 + 2 * k2 * t + 3 * k3 * t * t),
  };
}

function fly({ through, width, nib = -38, taper = 1, opening = 0 }: RibbonShape): Sample[] {
  const last = through.length - 1;
  const steps = last * STEPS;
  const angle = (nib * Math.PI) / 180;
  const point = (index: number): Point => through[Math.max(0, Math.min(last, index))] ?? [0, 0];
  const halfAt = (step: number): Point => {
    const flown = Math.max(0, Math.min(1, step / steps));
    const opened = flown < opening ? Math.sin(((flown / opening) * Math.PI) / 2) : 1;
    const half = (width / 2) * (1 - (1 - taper) * flown) * opened;
    return [Math.cos(angle) * half, Math.sin(angle) * half];
  };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const piece = Math.min(last - 1, Math.floor(step / STEPS));
    const [a, b, c, d] = [point(piece - 1), point(piece), point(piece + 1), point(piece + 2)];
    const t = step / STEPS - piece;
    const x = glide([a[0], b[0], c[0], d[0]], t);
    const y = glide([a[1], b[1], c[1], d[1]], t);
    const widening = plus(halfAt(step + 1), halfAt(step - 1), -1);
    return {
      at: [x.value, y.value],
      pace: [x.speed / STEPS / 3, y.speed / STEPS / 3],
      half: halfAt(step),
      swell: [widening[0] / 6, widening[1] / 6],
    };
  });
}

function curve(samples: Sample[], side: -1 | 0 | 1, backwards = false) {
  const placed = samples.map(({ at, pace, half, swell }) => ({
    at: plus(at, half, side),
    pace: plus(pace, swell, side),
  }));
  const ordered = backwards ? placed.toReversed() : placed;
  const sign = backwards ? -1 : 1;
  return ordered
    .map(({ at, pace }, index) => {
      const before = ordered[index - 1];
      if (!before) return write(at);
      const leave = plus(before.at, before.pace, sign);
      const arrive = plus(at, pace, -sign);
      return `C${write(leave)} ${write(arrive)} ${write(at)}`;
    })
    .join('');
}

/** A flying ribbon, cut into its sides when it is first drawn: not every screen shows one. */
export function ribbonBand(shape: RibbonShape): () => readonly RibbonFacet[] {
  let facets: RibbonFacet[] | undefined;
  return () => (facets ??= facetsOf(shape));
}

/**
 * Cuts a flying ribbon into its front and back sides. The band is the path of a short bar held at a
 * constant angle, which is what a ribbon looks like from the stands.
 */
function facetsOf(shape: RibbonShape): RibbonFacet[] {
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
