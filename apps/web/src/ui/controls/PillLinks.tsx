import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Button } from './Button.tsx';

export interface PillLink {
  label: string;
  /** `<Link to="/teammates" />` */
  link: ReactElement<Record<string, unknown>>;
  icon?: ReactNode;
  /** Where a wide screen has it on the bar. */
  onlyNarrow?: boolean;
}

/** Ways on in one line; what has no room is a swipe away. */
export function PillLinks({ label, links }: { label: string; links: readonly PillLink[] }) {
  return (
    <nav aria-label={label} className="-mx-4 min-w-0 sm:mx-0">
      <ul className="scrollbar-none flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap sm:px-1">
        {links.map((each) => (
          <li key={each.label} className={cx('shrink-0', each.onlyNarrow && 'lg:hidden')}>
            <Button variant="secondary" render={each.link} icon={each.icon}>
              {each.label}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
