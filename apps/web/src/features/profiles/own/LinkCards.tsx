import { Card } from '#ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';

export interface LinkCard {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
}

/** Ways to other screens, one card each. */
export function LinkCards({ links }: { links: readonly LinkCard[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-5">
      {links.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Card
            interactive
            render={<Link to={to} />}
            className="flex h-full items-center gap-3 font-display text-lg leading-tight font-bold max-sm:flex-col max-sm:items-start max-sm:gap-1.5 max-sm:p-3"
          >
            <Icon aria-hidden className="size-6 shrink-0 text-brand-ink" />
            <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
