import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';

/** What every field takes besides the attributes of its native control. */
export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** Without words the field is only marked, where the form says what is wrong. */
  error?: string | undefined;
};

/** Ties a control to its hint and error; spread `control` on the native element. */
export function useField({
  hint,
  error,
  id,
}: Pick<FieldText, 'hint' | 'error'> & { id?: string | undefined }) {
  const generated = useId();
  const own = id ?? generated;
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return {
    id: own,
    control: {
      id: own,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error !== undefined && { 'aria-invalid': true as const }),
    },
  };
}

export const controlClass = cx(
  'w-full rounded-md border-2 border-line-strong bg-surface-raised px-3.5 py-2 text-base text-ink',
  'placeholder:text-muted transition-colors duration-(--quick) hover:border-ink',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-muted',
  '[&[readonly]]:bg-surface-sunken aria-invalid:border-danger aria-invalid:bg-danger-soft/40',
);

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

type FrameProps = FieldText & {
  id: string;
  required?: boolean | undefined;
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** Label above, control, then error and hint: the order in which they are needed. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  aside,
  children,
  className,
}: FrameProps) {
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
          {required === false && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
}
