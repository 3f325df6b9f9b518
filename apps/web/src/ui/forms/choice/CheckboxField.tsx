import type { ComponentProps } from 'react';
import { cx } from '../../cx.ts';
import { FieldError, FieldHint, type FieldText, useField } from '../FieldFrame.tsx';

export type CheckboxFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & { className?: string };

/** The whole line is the target, not only the box. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const { id, control } = useField({ hint, error, id: input.id });
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label
        htmlFor={id}
        className="flex min-h-control items-center gap-3 py-1.5 has-disabled:text-muted"
      >
        <input
          type="checkbox"
          {...input}
          {...control}
          className="check size-6 shrink-0 rounded-sm"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
}
