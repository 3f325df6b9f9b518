import type { ReactNode } from 'react';
import { RibbonBackdrop } from '../brand/RibbonBackdrop.tsx';
import { Heading, type HeadingLevel } from '../layout/Heading.tsx';

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** The way on: one button, rarely two. */
  action?: ReactNode;
  icon?: ReactNode;
  level?: HeadingLevel;
};

/** Nothing here yet, said kindly and with a way on. */
export function EmptyState({ title, text, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <div className="relative isolate grid place-items-center overflow-hidden rounded-lg bg-surface-sunken px-6 py-16 text-center">
      <RibbonBackdrop className="absolute inset-0 -z-10 size-full" />
      <div className="flex max-w-md flex-col items-center gap-3">
        {icon && <span className="text-brand-ink [&>svg]:size-10">{icon}</span>}
        <Heading level={level} size="xl">
          {title}
        </Heading>
        {text && <p className="text-pretty">{text}</p>}
        {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
