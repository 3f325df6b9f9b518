import { linkClass } from '#ui';
import type { FoundClub } from '@ribbon/domain/clubs';
import { Link } from '@tanstack/react-router';

/** The way to the page that a club has of its own. */
export const ClubPageLink = ({ club }: { club: Pick<FoundClub, 'slug' | 'name'> }) => (
  <Link
    to="/clubs/$slug"
    params={{ slug: club.slug }}
    className={`${linkClass} inline-flex min-h-control items-center`}
  >
    Club page<span className="sr-only"> of {club.name}</span>
  </Link>
);
