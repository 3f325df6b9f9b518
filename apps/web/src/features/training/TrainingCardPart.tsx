import { linkClass } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayWords, duration, sessionTitle } from './training.format.ts';
import { cardQuery } from './training.queries.ts';

/** How many sessions somebody has logged; undefined until it is known. */
export const useActivities = (): number | undefined => useQuery(cardQuery).data?.activities;

/** The latest practice, and the way to the log. */
export function TrainingCardPart() {
  const latest = useQuery(cardQuery).data?.latest;
  return (
    <div className="min-w-0">
      {latest && (
        <p className="text-sm text-muted wrap-anywhere">
          Latest: {sessionTitle(latest)}, {duration(latest.minutes)}, {dayWords(latest.date)}
        </p>
      )}
      <Link to="/training" className={linkClass}>
        Your training log
      </Link>
    </div>
  );
}
