import { pointsText, dayText } from '@ribbon/domain/competitions';

export interface Line {
  name: string;
  colour: string;
  /** Oldest first. */
  points: readonly { day: string; value: number }[];
}

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = 14;

/** A few lines over the same days; the figures are in the table of its frame. */
export function LineChart({ lines }: { lines: readonly Line[] }) {
  const all = lines.flatMap(({ points }) => points);
  const times = all.map(({ day }) => Date.parse(day));
  const values = all.map(({ value }) => value);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  // A little room below the lowest, in whole points.
  const low = Math.max(0, Math.floor(Math.min(...values) / 1000 - 0.5) * 1000);
  const high = Math.ceil(Math.max(...values) / 1000 + 0.5) * 1000;
  const xOf = (day: string) =>
    last === first ? WIDTH / 2 : ((Date.parse(day) - first) / (last - first)) * WIDTH;
  const yOf = (value: number) => EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - EDGE);
  const shown = lines.filter(({ points }) => points.length > 0);
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox={`-10 0 ${WIDTH + 20} ${HEIGHT + 10}`}
        aria-hidden="true"
        className="h-auto w-full text-muted"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" />
        <line x1="0" x2={WIDTH} y1={EDGE} y2={EDGE} stroke="var(--line)" />
        {shown.map(({ name, colour, points }) => (
          <g key={name} stroke={colour} fill={colour}>
            <polyline
              points={points.map(({ day, value }) => `${xOf(day)},${yOf(value)}`).join(' ')}
              fill="none"
              strokeWidth="3"
              strokeLinejoin="round"
            />
            {points.map(({ day, value }) => (
              <circle key={`${day} ${value}`} cx={xOf(day)} cy={yOf(value)} r="5" stroke="none" />
            ))}
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="flex justify-between gap-2 text-sm text-muted">
        <span>{daysOf(first)}</span>
        <span>
          {pointsText(low)} to {pointsText(high)}
        </span>
        <span>{last === first ? '' : daysOf(last)}</span>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map(({ name, colour }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden className="size-3 rounded-full" style={{ background: colour }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const daysOf = (time: number) => dayText(new Date(time).toISOString().slice(0, 10));
