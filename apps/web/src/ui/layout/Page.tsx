import type { ReactNode } from 'react';
import { RibbonRule } from '../brand/RibbonRule.tsx';
import { cx } from '../cx.ts';
import { Heading, Kicker } from './Heading.tsx';

const widths = { text: 'max-w-2xl', form: 'max-w-lg', page: 'max-w-5xl', wide: 'max-w-7xl' };

export type PageProps = {
  title: ReactNode;
  kicker?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  width?: keyof typeof widths;
  children?: ReactNode;
  className?: string;
};

/** A screen: its one h1, what it is about, its one main action, then the content. */
export function Page({
  title,
  kicker,
  intro,
  actions,
  width = 'page',
  children,
  className,
}: PageProps) {
  return (
    <div
      className={cx('mx-auto w-full px-4 pt-8 pb-20 sm:px-8 sm:pt-14', widths[width], className)}
    >
      <header className="mb-8 flex flex-col gap-5 sm:mb-12 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">
          {kicker && <Kicker className="mb-2">{kicker}</Kicker>}
          <Heading level={1}>{title}</Heading>
          <RibbonRule className="mt-3 h-3 w-28" />
          {intro && <p className="mt-4 max-w-prose text-pretty text-muted">{intro}</p>}
        </div>
        {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
      </header>
      <div className="flex flex-col gap-12">{children}</div>
    </div>
  );
}
