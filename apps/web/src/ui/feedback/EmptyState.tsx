import type { ReactNode } from 'react';
import { RibbonBackdrop } from '../brand/RibbonBackdrop.tsx';
import { cx } from '../cx.ts';
import { Heading, type HeadingLevel } from '../layout/Heading.tsx';

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** The way on: one button, rarely two. */
  action?: ReactNode;
  icon?: ReactNode;
  level?: HeadingLevel;
  /** Without the ribbon, for a part of a screen: a comment list, a panel. */
  compact?: boolean;
};

/** Nothing here yet, said kindly and with a way on. */
export function EmptyState({
  title,
  text,
  action,
  icon,
  level = 2,
  compact = false,
}: EmptyStateProps) {
  return (
    <div
      className={cx(
        'relative isolate grid place-items-center overflow-hidden rounded-lg bg-surface-sunken px-6 text-center',
        compact ? 'py-10' : 'pt-40 pb-10 sm:pt-62 sm:pb-14',
      )}
    >
      {!compact && (
        <RibbonBackdrop className="absolute inset-x-0 top-0 -z-10 h-32 w-full sm:h-48" />
      )}
      <div className="flex max-w-md flex-col items-center gap-3">
        {icon && <span className="text-brand-ink [&>svg]:size-10">{icon}</span>}
        <Heading level={level} size={compact ? 'lg' : 'xl'}>
          {title}
        </Heading>
        {text && <p className="text-pretty">{text}</p>}
        {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
