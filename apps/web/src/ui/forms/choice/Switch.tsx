import type { ComponentProps } from 'react';
import { cx } from '../../cx.ts';
import { FieldError, FieldHint, type FieldText, useField } from '../FieldFrame.tsx';

export type SwitchProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & { className?: string };

/** A setting that takes effect at once; inside a form that is sent, use a checkbox. */
export function Switch({ label, hint, error, className, ...input }: SwitchProps) {
  const { id, control } = useField({ hint, error, id: input.id });
  return (
    <div className={cx('flex flex-col pb-2', className)}>
      <label
        htmlFor={id}
        className="flex min-h-control items-center justify-between gap-4 has-disabled:text-muted"
      >
        <span className="min-w-0 font-semibold">{label}</span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it itself */}
        <input {...input} {...control} type="checkbox" role="switch" className="switch shrink-0" />
      </label>
      {hint && (
        <div className="-mt-1 pr-16">
          <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
