import { Star } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { cx } from '../../cx.ts';
import { starClass } from '../../data/Stars.tsx';
import type { FieldText } from '../FieldFrame.tsx';
import { Fieldset } from '../Fieldset.tsx';
import { t } from '@ribbon/domain/kernel';

/** One to five stars. Native radios: arrow keys move, and each star says its name. */
export function StarsField<Value extends number>({
  label,
  hint,
  error,
  names,
  value,
  onValueChange,
  ref,
}: FieldText & {
  /** What each number of stars means, from the fewest on. */
  names: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  /** The first star, for forms that move the focus to what is missing. */
  ref?: Ref<HTMLInputElement>;
}) {
  const group = useId();
  const [pointed, setPointed] = useState<Value>();
  const lit = pointed ?? value ?? 0;
  return (
    <Fieldset legend={label} {...{ hint, error }}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ml-1.5 flex" onPointerLeave={() => setPointed(undefined)}>
          {names.map((star, index) => (
            <label
              key={star.value}
              className="relative grid size-12 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(star.value)}
            >
              <input
                {...(index === 0 && ref && { ref })}
                type="radio"
                name={group}
                value={star.value}
                checked={value === star.value}
                onChange={() => onValueChange(star.value)}
                aria-label={t('{value} of 5: {label}', { value: star.value, label: star.label })}
                {...(error !== undefined && { 'aria-invalid': true })}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              />
              <Star
                aria-hidden
                className={cx(
                  'pointer-events-none size-8 transition-colors duration-(--quick)',
                  starClass(star.value <= lit),
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden className="font-display text-lg font-bold">
          {names.find((star) => star.value === lit)?.label}
        </span>
      </div>
    </Fieldset>
  );
}
