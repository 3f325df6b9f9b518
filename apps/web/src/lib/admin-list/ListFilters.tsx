import { SearchField, SelectField, type SelectFieldProps } from '#ui';
import type { AdminListState } from './useAdminList.ts';

/** A filter to choose from; with `usual`, that choice is meant when the address says nothing. */
export type FilterChoice = Pick<
  SelectFieldProps,
  'label' | 'placeholder' | 'options' | 'error' | 'className'
> & { name: string; usual?: string };

/** What a list is narrowed to: words to look for, and choices. */
export function ListFilters({
  list: { filters, change, searchField },
  search,
  choices,
  className,
}: {
  list: Pick<AdminListState<unknown>, 'filters' | 'change' | 'searchField'>;
  /** Leave it out where nothing can be searched. */
  search?: { placeholder: string; className?: string };
  choices: readonly FilterChoice[];
  className: string;
}) {
  return (
    <search className={className}>
      {search && <SearchField label="Search" {...search} {...searchField} />}
      {choices.map(({ name, usual = '', ...choice }) => (
        <SelectField
          key={name}
          {...choice}
          value={filters[name] ?? usual}
          onChange={({ target }) =>
            change({ [name]: target.value === usual ? undefined : target.value })
          }
        />
      ))}
    </search>
  );
}
