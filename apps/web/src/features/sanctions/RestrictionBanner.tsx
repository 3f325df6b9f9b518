import { linkClass } from '#ui';
import { type Me, restrictionText } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';

/** On top of every screen while something is taken from somebody: what, until when, and where to read why. */
export function RestrictionBanner({ me }: { me: Me }) {
  if (!me.restriction) return null;
  return (
    <div role="status" className="border-b-2 border-line bg-caution-soft text-ink">
      <p className="mx-auto flex w-full max-w-7xl items-start gap-3 px-4 py-3 sm:px-8">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-caution" />
        <span className="min-w-0">
          {restrictionText(me.restriction)}{' '}
          <Link to="/account/decisions" className={linkClass}>
            {me.restriction.isForGuardianFirst ? 'More about this' : 'Read why'}
          </Link>
        </span>
      </p>
    </div>
  );
}
