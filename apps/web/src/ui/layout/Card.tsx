import { cx } from '../cx.ts';
import { type RenderProps, rendered } from '../rendered.ts';

export type CardProps = RenderProps<'div'> & {
  /** `none` when a picture fills the card to its edges. */
  padding?: 'none' | 'md' | 'lg';
  /** Lifts when pointed at; for cards that are one link or button. */
  interactive?: boolean;
  selected?: boolean;
};

/** A thing one could pick up: a club, a post, a challenge. Not a way to group text. */
export function Card({
  padding = 'md',
  interactive = false,
  selected = false,
  render,
  ...rest
}: CardProps) {
  const own = {
    className: cx(
      'overflow-hidden rounded-lg border-2 bg-surface-raised text-ink shadow-near',
      selected ? 'border-brand' : 'border-line',
      { none: '', md: 'p-5', lg: 'p-6 sm:p-8' }[padding],
      interactive &&
        'text-left no-underline transition-[border-color,transform] duration-(--steady) hover:-translate-y-0.5 hover:border-line-strong',
    ),
  };
  return rendered('div', own, { render, ...rest });
}
