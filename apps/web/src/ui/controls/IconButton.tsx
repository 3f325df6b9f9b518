import { cx } from '../cx.ts';
import { type RenderProps, rendered } from '../rendered.ts';

const tones = {
  quiet: 'text-muted hover:bg-surface-sunken hover:text-ink',
  brand: 'text-brand-ink hover:bg-brand-soft',
  danger: 'text-danger hover:bg-danger-soft',
  solid: 'bg-brand text-on-brand hover:bg-brand-strong',
};

export type IconButtonProps = Omit<RenderProps<'button'>, 'aria-label'> & {
  /** What the button does; the icon alone says nothing to a screen reader. */
  label: string;
  tone?: keyof typeof tones;
};

export function IconButton({ label, tone = 'quiet', render, ...rest }: IconButtonProps) {
  const own = {
    'aria-label': label,
    className: cx(
      'inline-grid size-control shrink-0 place-items-center rounded-full [&>svg]:size-5',
      'transition-colors duration-(--quick) disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60 disabled:hover:bg-transparent',
      tones[tone],
    ),
    ...(!render && { type: 'button' as const }),
  };
  return rendered('button', own, { render, ...rest });
}
