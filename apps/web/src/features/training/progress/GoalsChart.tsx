import type { GoalsPoint, TrainingProgress } from '@ribbon/domain/training';
import { ChartFrame } from '#lib/charts/ChartFrame.tsx';
import { Ends } from './MinutesChart.tsx';

const WIDTH = 640;
const HEIGHT = 200;

/** How far the goals were, taken together, and how many were reached. */
export function GoalsChart({ progress: { goals, unit } }: { progress: TrainingProgress }) {
  const step = WIDTH / Math.max(1, goals.length - 1);
  const points = goals.flatMap((point, nth) =>
    point.progress === null ? [] : [[nth * step, heightOf(point)] as const],
  );
  const last = points.at(-1);
  return (
    <ChartFrame
      title="Goals over time"
      file="goals-over-time"
      isEmpty={points.length === 0}
      table={{
        columns: [unit === 'week' ? 'Week from' : 'Month from', 'Average progress', 'Reached'],
        rows: goals.map(({ from, progress, reached }) => [
          from,
          progress === null ? '' : `${progress}%`,
          reached,
        ]),
      }}
    >
      <svg
        viewBox={`-8 0 ${WIDTH + 16} ${HEIGHT + 8}`}
        aria-hidden="true"
        className="h-auto w-full text-muted"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="var(--line-strong)" />
        <line x1="0" x2={WIDTH} y1="16" y2="16" stroke="var(--line)" />
        <polyline
          points={points.map((point) => point.join(',')).join(' ')}
          fill="none"
          stroke="var(--ribbon-front)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        {last && <circle cx={last[0]} cy={last[1]} r="7" fill="var(--ribbon-front)" />}
      </svg>
      <Ends bars={goals} />
      <p className="text-sm text-muted">
        Average progress of all goals. Reached so far: {goals.at(-1)?.reached ?? 0}.
      </p>
    </ChartFrame>
  );
}

const heightOf = ({ progress }: GoalsPoint) => HEIGHT - ((progress ?? 0) / 100) * (HEIGHT - 16);
