import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const shapes = {
  line: 'h-4 rounded-full',
  circle: 'size-11 rounded-full',
  block: 'h-40 rounded-lg',
};

/** A grey stand-in of the size of what is coming; size it with `className`. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: keyof typeof shapes;
  className?: string;
}) {
  return <span aria-hidden className={cx('skeleton block', shapes[shape], className)} />;
}

/** Wraps a screen's skeletons and says once that they are loading. */
export function Loading({
  label = 'Loading...',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
