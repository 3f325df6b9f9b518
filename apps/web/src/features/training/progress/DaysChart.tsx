import { addDays, daysBetween } from '@ribbon/domain/calendar';
import { type TrainingProgress, mondayOf } from '@ribbon/domain/training';
import { ChartFrame } from '#lib/charts/ChartFrame.tsx';

const CELL = 12;
const WEEK = 7;

/** From how many minutes on a day is darker. */
const shade = (minutes: number) => (minutes > 120 ? 1 : minutes > 60 ? 0.7 : 0.4);

/** The days of the time shown, each week a column; days without training are plain, not a gap. */
export function DaysChart({ progress: { days, from, to } }: { progress: TrainingProgress }) {
  const year = addDays(mondayOf(to), -52 * WEEK);
  const first = mondayOf(from) > year ? mondayOf(from) : year;
  const minutes = new Map(days.map((one) => [one.day, one.minutes]));
  const all = Array.from({ length: daysBetween(first, to) }, (_, nth) => addDays(first, nth));
  const weeks = Math.ceil(all.length / WEEK);
  return (
    <ChartFrame
      title="Training days"
      file="training-days"
      isEmpty={days.length === 0}
      table={{
        columns: ['Day', 'Minutes'],
        rows: days.map((one) => [one.day, one.minutes]),
      }}
    >
      <svg
        viewBox={`0 0 ${Math.max(weeks, 14) * CELL} ${WEEK * CELL}`}
        aria-hidden="true"
        className="h-auto w-full"
      >
        {all.map((day, nth) => {
          const trained = minutes.get(day);
          return (
            <rect
              key={day}
              x={Math.floor(nth / WEEK) * CELL + 1}
              y={(nth % WEEK) * CELL + 1}
              width={CELL - 2}
              height={CELL - 2}
              rx="2"
              fill={trained === undefined ? 'var(--line)' : 'var(--brand)'}
              {...(trained !== undefined && { fillOpacity: shade(trained) })}
            />
          );
        })}
      </svg>
    </ChartFrame>
  );
}
