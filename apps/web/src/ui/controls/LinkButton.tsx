import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { linkClass } from './link-class.ts';

/** Does something on this page but reads like a link: the quiet way out of a form. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={cx(linkClass, 'min-h-control text-left', className)}
    />
  );
}
