import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A word or two to look for. */
export const SearchField = ({
  onValue,
  ...field
}: Pick<TextFieldProps, 'label' | 'placeholder' | 'className'> & {
  value: string;
  onValue: (typed: string) => void;
}) => (
  <TextField
    {...field}
    type="search"
    autoComplete="off"
    maxLength={80}
    icon={<Search aria-hidden />}
    onChange={({ target }) => onValue(target.value)}
  />
);
