type Point = readonly [x: number, y: number];

const POINTS_PER_TURN = 8;

/** Points of the sport's own figure: loops drawn in the air while the hand moves on. */
export function spiral({
  from,
  to,
  turns,
  reach: [start, end],
}: {
  from: Point;
  to: Point;
  turns: number;
  /** Radius of the first and of the last loop. */
  reach: readonly [start: number, end: number];
}): Point[] {
  const count = Math.round(turns * POINTS_PER_TURN);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const angle = share * turns * 2 * Math.PI - Math.PI * 0.75;
    const radius = start + (end - start) * share;
    return [
      from[0] + (to[0] - from[0]) * share + Math.cos(angle) * radius * 0.78,
      from[1] + (to[1] - from[1]) * share + Math.sin(angle) * radius,
    ] as const;
  });
}
