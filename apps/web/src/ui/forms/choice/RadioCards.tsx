import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../../cx.ts';
import { Fieldset } from '../Fieldset.tsx';
import type { FieldText } from '../FieldFrame.tsx';

export type RadioCard = {
  value: string;
  title: string;
  text?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = FieldText &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'defaultValue' | 'id'> & {
    name: string;
    options: readonly RadioCard[];
    value?: string;
    defaultValue?: string;
    columns?: 1 | 2 | 3;
    className?: string;
  };

/** One choice of a few, each with room to explain itself. Native radios: `register` fits. */
export function RadioCards({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  columns = 1,
  className,
  ...input
}: RadioCardsProps) {
  const id = useId();
  const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }[columns];
  return (
    <Fieldset legend={label} {...{ hint, error }} {...(className && { className })}>
      <div className={cx('grid gap-2.5', grid)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-[calc(var(--control)+0.75rem)] items-center gap-3.5 rounded-md border-2 border-line bg-surface-raised px-4 py-3 transition-colors duration-(--quick)',
              'hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-disabled:text-muted',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              error !== undefined && 'border-danger',
            )}
          >
            {option.icon && (
              <span className="shrink-0 text-brand-ink [&>svg]:size-7">{option.icon}</span>
            )}
            <span className="min-w-0 flex-1">
              <span className="block font-display text-lg font-bold">{option.title}</span>
              {option.text && (
                <span id={`${id}-${option.value}`} className="block text-sm">
                  {option.text}
                </span>
              )}
            </span>
            <input
              {...input}
              type="radio"
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              disabled={option.disabled ?? input.disabled}
              aria-label={option.title}
              {...(option.text && { 'aria-describedby': `${id}-${option.value}` })}
              className="check size-6 shrink-0 rounded-full outline-none"
            />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
