import { Badge } from '#ui';
import { type FoundClub, programsShown, ratingText } from '@ribbon/domain/clubs';
import { Star, Users } from 'lucide-react';
import { membersText } from '../finder.search.ts';

/** How a club is rated and how many belong to it, in a line. */
export function ClubFigures({
  club,
  unrated,
  children,
}: {
  club: Pick<FoundClub, 'rating' | 'membersCount'>;
  /** What stands instead of a rating. */
  unrated: string;
  children?: React.ReactNode;
}) {
  const { rating, membersCount } = club;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      <span className="inline-flex items-center gap-1.5">
        <Star aria-hidden className={rating === null ? '' : 'fill-hoop text-hoop'} />
        {rating === null ? (
          unrated
        ) : (
          <span className="font-semibold text-ink">
            <span className="sr-only">Rated </span>
            {ratingText(rating)}
          </span>
        )}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Users aria-hidden />
        {membersText(membersCount)}
      </span>
      {children}
    </p>
  );
}

/** The first programs of a club, and how many more there are. */
export function ClubPrograms({ programs, most }: { programs: readonly string[]; most: number }) {
  const { shown, more } = programsShown(programs, most);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Programs" className="flex flex-wrap gap-1.5">
      {shown.map((program) => (
        <li key={program}>
          <Badge>{program}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge tone="brand">+{more} more</Badge>
        </li>
      )}
    </ul>
  );
}
