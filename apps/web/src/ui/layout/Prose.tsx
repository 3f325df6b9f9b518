import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Long reading: policies, help. Write plain h2, h3, p, ul, ol, table and a inside. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('prose max-w-prose', className)}>{children}</div>;
}
