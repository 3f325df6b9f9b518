import { TextField } from '#ui';
import { SEARCH_MAX } from '@ribbon/domain/search';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { LIST_ID } from './useMarked.ts';

/** The field of the search; its keys move through what was found. */
export const SearchBox = ({
  label,
  value,
  onValue,
  hasOptions,
  markedId,
  onKeyDown,
}: {
  label: string;
  value: string;
  onValue: (typed: string) => void;
  hasOptions: boolean;
  markedId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}) => (
  <TextField
    label={label}
    type="search"
    role="combobox"
    autoComplete="off"
    aria-autocomplete="list"
    aria-expanded={hasOptions}
    aria-controls={LIST_ID}
    {...(markedId !== undefined && { 'aria-activedescendant': markedId })}
    maxLength={SEARCH_MAX}
    icon={<Search aria-hidden />}
    value={value}
    onChange={({ target }) => onValue(target.value)}
    onKeyDown={onKeyDown}
  />
);
