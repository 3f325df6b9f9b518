import { TextField, type TextFieldProps } from './TextField.tsx';

/** An e-mail address: the right keyboard, and nothing capitalised or corrected on the way. */
export function EmailField({
  label = 'Email',
  ...field
}: Omit<TextFieldProps, 'type' | 'label'> & Partial<Pick<TextFieldProps, 'label'>>) {
  return (
    <TextField
      autoComplete="email"
      {...field}
      label={label}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
