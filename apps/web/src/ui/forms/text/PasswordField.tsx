import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { cx } from '../../cx.ts';
import { controlClass, FieldFrame, useField } from '../FieldFrame.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A password that its owner may look at while typing. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<TextFieldProps, 'icon' | 'type'>) {
  const [shown, setShown] = useState(false);
  const { id, control } = useField({ hint, error, id: input.id });
  return (
    <FieldFrame {...{ id, label, hint, error, className }} required={input.required}>
      <span className="relative block">
        <input
          autoComplete="current-password"
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={cx(controlClass, 'min-h-control pr-12')}
        />
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          className="absolute inset-y-0 right-0.5 my-auto"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </span>
    </FieldFrame>
  );
}
