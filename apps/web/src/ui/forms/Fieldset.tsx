import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError, FieldHint } from './FieldFrame.tsx';

/** Fields that belong together, announced together. */
export function Fieldset({
  legend,
  hint,
  error,
  className,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={cx('flex min-w-0 flex-col gap-2', className)}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
