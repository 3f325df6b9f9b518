import { CLUB_APPARATUS_LABELS, ClubApparatus } from '@ribbon/domain/clubs';
import type { MinutesBar, TrainingProgress } from '@ribbon/domain/training';
import { dateOf } from '../training.format.ts';
import { ChartFrame } from '#lib/charts/ChartFrame.tsx';
import { t, currentLocale } from '@ribbon/domain/kernel';

const WIDTH = 640;
const HEIGHT = 200;
const PARTS = [...ClubApparatus.options, 'other'] as const;
type Part = (typeof PARTS)[number];

/** The apparatus have their own colours everywhere; freehand and the rest are plain. */
const COLOURS: Readonly<Record<Part, string>> = {
  freehand: 'var(--muted)',
  rope: 'var(--rope)',
  hoop: 'var(--hoop)',
  ball: 'var(--ball)',
  clubs: 'var(--clubs)',
  ribbon: 'var(--ribbon)',
  other: 'var(--line-strong)',
};
const labelOf = (part: Part) => (part === 'other' ? 'Other' : CLUB_APPARATUS_LABELS[part]);
const minutesOf = (bar: MinutesBar, part: Part) =>
  part === 'other' ? bar.other : bar.apparatus[part];

/** Minutes of each week or month, stacked by apparatus. */
export function MinutesChart({
  progress: { bars, unit, minutes },
}: {
  progress: TrainingProgress;
}) {
  const most = Math.max(60, ...bars.map((bar) => bar.minutes));
  const step = WIDTH / bars.length;
  const shown = PARTS.filter((part) => bars.some((bar) => minutesOf(bar, part) > 0));
  return (
    <ChartFrame
      title={unit === 'week' ? 'Minutes per week' : 'Minutes per month'}
      file={`minutes-per-${unit}`}
      isEmpty={minutes === 0}
      table={{
        columns: [unit === 'week' ? 'Week from' : 'Month from', 'Minutes', ...shown.map(labelOf)],
        rows: bars.map((bar) => [
          bar.from,
          bar.minutes,
          ...shown.map((part) => minutesOf(bar, part)),
        ]),
      }}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="h-auto w-full text-muted"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" />
        {bars.map((bar, nth) => (
          <Stack key={bar.from} bar={bar} x={nth * step} width={step} most={most} />
        ))}
      </svg>
      <Ends bars={bars} middle={t('up to {most} min', { most })} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {shown.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-3 rounded-full"
              style={{ background: COLOURS[part] }}
            />
            {labelOf(part)}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function Stack({
  bar,
  x,
  width,
  most,
}: {
  bar: MinutesBar;
  x: number;
  width: number;
  most: number;
}) {
  let top = HEIGHT;
  const gap = Math.min(6, width * 0.2);
  return PARTS.map((part) => {
    const height = (minutesOf(bar, part) / most) * (HEIGHT - 24);
    top -= height;
    return height === 0 ? null : (
      <rect
        key={part}
        x={x + gap / 2}
        y={top}
        width={Math.max(1, Math.min(48, width - gap))}
        height={height}
        fill={COLOURS[part]}
      />
    );
  });
}

/** The first and the last day below the axis: more would not fit on a phone. */
export function Ends({
  bars,
  middle = '',
}: {
  bars: readonly { from: string }[];
  middle?: string;
}) {
  const words = (day: string | undefined) =>
    day === undefined
      ? ''
      : dateOf(day).toLocaleDateString(currentLocale(), {
          day: 'numeric',
          month: 'short',
          year: '2-digit',
        });
  return (
    <div aria-hidden="true" className="flex justify-between gap-2 text-sm text-muted">
      <span>{words(bars[0]?.from)}</span>
      <span>{middle}</span>
      <span>{bars.length > 1 ? words(bars.at(-1)?.from) : ''}</span>
    </div>
  );
}
