import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { Heading, type HeadingLevel } from './Heading.tsx';

/** A titled part of a page, reachable as a landmark. */
export function Section({
  title,
  intro,
  actions,
  level = 2,
  className,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  level?: HeadingLevel;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('flex flex-col gap-4 sm:gap-5', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t-2 border-ink pt-2 sm:pt-3">
        <div className="min-w-0">
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {intro && <p className="mt-1.5 max-w-prose text-muted">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
