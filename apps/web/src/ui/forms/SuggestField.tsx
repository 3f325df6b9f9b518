import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { floatingClass } from '../overlays/popup.ts';
import { controlClass, FieldFrame, type FieldText, useField } from './FieldFrame.tsx';

export type SuggestFieldProps = FieldText & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
  /** A suggestion was taken, by pointer or by Enter. Enter without one submits the form. */
  onPick: (suggestion: string) => void;
  icon?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  className?: string;
};

/** One line of free text, with suggestions below it while it is typed. */
export function SuggestField({
  label,
  hint,
  error,
  value,
  onChange,
  suggestions,
  onPick,
  icon,
  className,
  ...input
}: SuggestFieldProps) {
  const { id, control } = useField({ hint, error });
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <Autocomplete.Root
        mode="none"
        items={suggestions}
        value={value}
        onValueChange={(next, { reason }) => {
          onChange(next);
          if (reason === 'item-press') onPick(next);
        }}
      >
        <span className="relative block">
          {icon && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted [&>svg]:size-5"
            >
              {icon}
            </span>
          )}
          <Autocomplete.Input
            type="search"
            autoComplete="off"
            {...input}
            {...control}
            className={cx(controlClass, 'min-h-control', Boolean(icon) && 'pl-11')}
          />
        </span>
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={6} className="z-50 w-(--anchor-width) outline-none">
            <Autocomplete.Popup className={cx(floatingClass, 'data-empty:hidden')}>
              <Autocomplete.List aria-label="Suggestions">
                {(suggestion: string) => (
                  <Autocomplete.Item
                    key={suggestion}
                    value={suggestion}
                    className="flex min-h-control cursor-pointer items-center rounded-sm px-3.5 py-2 outline-none select-none data-highlighted:bg-brand-soft data-highlighted:text-brand-ink"
                  >
                    {suggestion}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </FieldFrame>
  );
}
