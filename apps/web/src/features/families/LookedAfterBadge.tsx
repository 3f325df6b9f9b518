import { listed } from '#lib/format/format.ts';
import { Badge } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { Link } from '@tanstack/react-router';
import { HeartHandshake } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

/**
 * Tells a child, kindly and always, that somebody is there; leads to who that is. Beside the menus of a
 * wide screen there is room for the heart alone.
 */
export function LookedAfterBadge({ me }: { me: Me }) {
  const [first, ...others] = me.family.lookedAfterBy;
  const words = t('Looked after by {lookedAfterBy}', {
    lookedAfterBy: listed(me.family.lookedAfterBy),
  });
  if (!isChild(me.ageBand) || me.status !== 'active' || first === undefined) return null;
  return (
    <Link
      to="/family"
      title={words}
      className="flex min-h-control min-w-0 items-center rounded-full text-ink no-underline"
    >
      <Badge tone="safe" icon={<HeartHandshake aria-hidden />} className="min-w-0">
        <span className="sr-only">{words}</span>
        <span aria-hidden className="max-w-28 truncate lg:hidden">
          {first}
        </span>
        {others.length > 0 && (
          <span aria-hidden className="lg:hidden">
            +{others.length}
          </span>
        )}
      </Badge>
    </Link>
  );
}
