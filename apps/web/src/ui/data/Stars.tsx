import { Star } from 'lucide-react';
import { cx } from '../cx.ts';

const FIVE = [1, 2, 3, 4, 5];

export const starClass = (isLit: boolean) =>
  isLit ? 'fill-current text-ribbon-front' : 'fill-none text-line-strong';

/** A rating as one to five stars, read out as words. */
export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span role="img" aria-label={`${value} of 5 stars`} className={cx('inline-flex', className)}>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden className={cx('size-4.5', starClass(star <= value))} />
      ))}
    </span>
  );
}
