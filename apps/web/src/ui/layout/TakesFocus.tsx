import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

/**
 * For what replaces the thing that had the focus: the next step, the thank-you after a form. Without
 * it a keyboard or screen reader would start over at the top of the page.
 */
export function TakesFocus({ className, children }: { className?: string; children: ReactNode }) {
  const arrived = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const nobodyHasIt = document.activeElement === document.body;
    if (nobodyHasIt) arrived.current?.focus();
  }, []);
  return (
    <div ref={arrived} tabIndex={-1} className={cx('scroll-mt-24 outline-none', className)}>
      {children}
    </div>
  );
}
