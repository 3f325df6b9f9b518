import type { MouseEvent, ReactNode } from 'react';
import { RibbonWave } from '../brand/RibbonLoader.tsx';
import { cx } from '../cx.ts';
import { type RenderProps, rendered } from '../rendered.ts';

const variants = {
  primary: 'bg-brand text-on-brand border-transparent hover:bg-brand-strong active:bg-brand-strong',
  secondary:
    'bg-surface-raised text-ink border-line-strong hover:border-ink hover:bg-surface active:bg-surface-sunken',
  ghost: 'bg-transparent text-brand-ink border-transparent hover:bg-brand-soft',
  danger: 'bg-danger text-on-danger border-transparent hover:brightness-90',
};

const sizes = {
  md: 'min-h-control px-5 text-[1.0625rem]',
  lg: 'min-h-[calc(var(--control)+0.5rem)] px-7 text-[1.25rem]',
};

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export type ButtonProps = RenderProps<'button'> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Work is under way: the button keeps its focus, width and words, and does nothing. */
  pending?: boolean;
  icon?: ReactNode;
  block?: boolean;
  /** On a phone its icon says enough; the words are read out. */
  iconOnPhone?: boolean;
};

/** A button, or with `render={<Link to="…" />}` a link that looks like one. */
export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  icon,
  block = false,
  iconOnPhone = false,
  render,
  children,
  ...rest
}: ButtonProps) {
  const { onClick, ...others } = rest;
  const own = {
    className: cx(
      'relative inline-flex items-center justify-center gap-2 rounded-full border-2 py-1.5 text-center',
      'font-display font-bold leading-tight no-underline select-none',
      'transition-[background-color,border-color,transform,filter] duration-(--quick) active:translate-y-px',
      'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-muted disabled:filter-none',
      pending && 'cursor-progress',
      block && 'w-full',
      variants[variant],
      sizes[size],
      iconOnPhone && 'max-sm:w-control max-sm:shrink-0 max-sm:px-0',
    ),
    onClick: pending ? swallow : onClick,
    ...(pending && { 'aria-disabled': true, 'aria-busy': true }),
    ...(!render && { type: 'button' as const }),
    children: (
      <>
        {icon && (
          <span className={cx('-ml-1 shrink-0 [&>svg]:size-5', iconOnPhone && 'max-sm:ml-0')}>
            {icon}
          </span>
        )}
        <span
          className={cx('min-w-0', pending && '-translate-y-1', iconOnPhone && 'max-sm:sr-only')}
        >
          {children}
        </span>
        {pending && (
          <RibbonWave className="absolute bottom-0.5 left-1/2 h-3.5 w-12 -translate-x-1/2" />
        )}
      </>
    ),
  };
  return rendered('button', own, { render, ...others });
}
