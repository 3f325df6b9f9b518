import { cx } from '../cx.ts';

const WAVE = 'M4 12 C10 2 16 2 20 12 S30 22 36 12 46 2 52 12 62 22 68 12 74 4 76 6';

/** The ribbon in flight, said aloud once as `label`. */
export function RibbonLoader({
  label = 'Loading...',
  size = 'md',
  showLabel = false,
  className,
}: {
  label?: string;
  size?: 'sm' | 'md' | 'lg';
  showLabel?: boolean;
  className?: string;
}) {
  return (
    <output className={cx('inline-flex flex-col items-center gap-2', className)}>
      <RibbonWave className={{ sm: 'h-4 w-13', md: 'h-7 w-22', lg: 'h-12 w-38' }[size]} />
      <span className={showLabel ? 'text-muted' : 'sr-only'}>{label}</span>
    </output>
  );
}

/** The moving line alone, for places that name their own state. */
export function RibbonWave({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 80 24" fill="none" aria-hidden className={cx('ribbon-wave', className)}>
      <path d={WAVE} pathLength={100} />
      <path d={WAVE} pathLength={100} />
    </svg>
  );
}
