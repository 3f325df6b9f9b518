import { Star } from 'lucide-react';
import { cx } from '../cx.ts';
import { t } from '@ribbon/domain/kernel';

const FIVE = [1, 2, 3, 4, 5];

export const starClass = (isLit: boolean) =>
  isLit ? 'fill-current text-ribbon-front' : 'fill-none text-line-strong';

/** A rating as one to five stars, to the half, read out as words. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const halves = Math.round(value * 2);
  return (
    <span
      role="img"
      aria-label={t('{value} of 5 stars', { value })}
      className={cx('inline-flex', className)}
    >
      {FIVE.map((star) => (
        <span key={star} className="relative">
          <Star aria-hidden className={cx('size-4.5', starClass(star * 2 <= halves))} />
          {star * 2 - 1 === halves && (
            <Star
              aria-hidden
              className={cx(
                'absolute inset-0 size-4.5 [clip-path:inset(0_50%_0_0)]',
                starClass(true),
              )}
            />
          )}
        </span>
      ))}
    </span>
  );
}
