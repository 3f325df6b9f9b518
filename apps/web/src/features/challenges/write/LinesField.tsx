import { TextArea } from '#ui';
import { useState } from 'react';
import type { ChallengeFormState } from './challenges.form.ts';

/** A list, typed one entry to a line. */
export function LinesField({
  form,
  name,
  label,
  hint,
}: {
  form: ChallengeFormState;
  name: 'rewards' | 'requirements';
  label: string;
  hint: string;
}) {
  const [text, setText] = useState(() => form.getValues(name).join('\n'));
  const error = form.formState.errors[name];
  const first = Array.isArray(error) ? error.find((one) => one !== undefined) : undefined;
  return (
    <TextArea
      label={label}
      hint={hint}
      required={false}
      rows={3}
      value={text}
      error={error?.message ?? (first as { message?: string } | undefined)?.message}
      onChange={({ target }) => {
        setText(target.value);
        const lines = target.value.split('\n').filter((line) => line.trim() !== '');
        form.setValue(name, lines, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
