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

/**
 * A screen: its one h1, what it is about, its one main action, then the content. Small on a phone,
 * where people came for the content.
 */
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
      className={cx('mx-auto w-full px-4 pt-4 pb-20 sm:px-8 sm:pt-14', widths[width], className)}
    >
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:mb-12 sm:flex-nowrap sm:items-end sm:gap-5">
        <div className="min-w-0">
          {kicker && <Kicker className="mb-2">{kicker}</Kicker>}
          <Heading level={1} className="max-sm:text-xl sm:min-w-min sm:wrap-break-word">
            {title}
          </Heading>
          <RibbonRule className="mt-1.5 h-2.5 w-20 sm:mt-3 sm:h-3 sm:w-28" />
          {intro && (
            <p className="mt-2 max-w-prose text-pretty text-muted max-sm:text-sm sm:mt-4">
              {intro}
            </p>
          )}
        </div>
        {actions && <div className="flex min-w-0 flex-wrap gap-3 sm:shrink-0">{actions}</div>}
      </header>
      <div className="flex flex-col gap-7 sm:gap-12">{children}</div>
    </div>
  );
}
