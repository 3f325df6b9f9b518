import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

const sizes = { lg: 'text-lg', xl: 'text-xl', '2xl': 'text-2xl', '3xl': 'text-3xl' };
const usual = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'lg' } as const;

/** Level is the place in the outline, size the look; `<em>` inside is set in the brand's italic. */
export function Heading({
  level = 2,
  size = usual[level],
  id,
  className,
  children,
}: {
  level?: HeadingLevel;
  size?: keyof typeof sizes;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cx(sizes[size], className)}>
      {children}
    </Tag>
  );
}

/** The small line above a headline. */
export function Kicker({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={cx('font-display text-lg leading-none font-bold text-brand-ink italic', className)}
    >
      {children}
    </p>
  );
}
