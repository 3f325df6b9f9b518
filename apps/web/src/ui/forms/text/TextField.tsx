import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { controlClass, FieldFrame, type FieldText, useField } from '../FieldFrame.tsx';

export type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** Class of the whole field. */
    className?: string;
    /** Decoration inside the left edge, a search icon for example. */
    icon?: ReactNode;
  };

/** One line of text. `required={false}` writes "(optional)" beside the label. */
export function TextField({ label, hint, error, className, icon, ...input }: TextFieldProps) {
  const { id, control } = useField({ hint, error, id: input.id });
  return (
    <FieldFrame {...{ id, label, hint, error, className }} required={input.required}>
      <span className="relative block">
        {icon && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted [&>svg]:size-5"
          >
            {icon}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...control}
          className={cx(controlClass, 'min-h-control', Boolean(icon) && 'pl-11')}
        />
      </span>
    </FieldFrame>
  );
}
