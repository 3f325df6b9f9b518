import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tones = {
  neutral: 'bg-line text-ink',
  brand: 'bg-brand-soft text-brand-ink',
  safe: 'bg-safe-soft text-safe',
  caution: 'bg-caution-soft text-caution',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  count: 'bg-brand text-on-brand tabular-nums',
};

export type BadgeTone = keyof typeof tones;

/** A word about a thing: its state, a role, a number of unread. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-full px-2.5 py-0.5 text-sm leading-tight font-semibold [&>svg]:size-4 [&>svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
