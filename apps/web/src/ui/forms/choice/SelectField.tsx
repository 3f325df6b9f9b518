import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../cx.ts';
import { controlClass, FieldFrame, type FieldText, useField } from '../FieldFrame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'className' | 'multiple'> & {
    className?: string;
    options: readonly SelectOption[];
    /** First, empty choice. */
    placeholder?: string;
  };

/** The system's own picker: on a phone nothing we draw is easier to use. */
export function SelectField({
  label,
  hint,
  error,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const { id, control } = useField({ hint, error, id: select.id });
  return (
    <FieldFrame {...{ id, label, hint, error, className }} required={select.required}>
      <span className="relative block">
        <select
          {...select}
          {...control}
          className={cx(controlClass, 'min-h-control appearance-none pr-9')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
        />
      </span>
    </FieldFrame>
  );
}
