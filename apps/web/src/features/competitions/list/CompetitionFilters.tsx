import { useAddressSearch } from '#lib/forms/address-search.ts';
import { FilterBar, optionsOf, SearchField, SelectField } from '#ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Filters, filtersOf } from '../competitions.search.ts';
import {
  COMPETITION_CATEGORY_LABELS,
  COMPETITION_COUNTRY_LABELS,
  COMPETITION_LEVEL_LABELS,
  LISTED_STATUS_LABELS,
  monthText,
} from '@ribbon/domain/competitions';

const MONTHS_OFFERED = 12;

/** This month and the following ones; a shared link may name another. */
function months(chosen: string | undefined) {
  const first = new Date();
  first.setUTCDate(1);
  const coming = Array.from({ length: MONTHS_OFFERED }, (_, ahead) => {
    const month = new Date(first);
    month.setUTCMonth(first.getUTCMonth() + ahead);
    return month.toISOString().slice(0, 7);
  });
  const all = chosen === undefined || coming.includes(chosen) ? coming : [chosen, ...coming];
  return all.map((value) => ({ value, label: monthText(value) }));
}

/** Words and choices that narrow the list, kept in the address. */
export function CompetitionFilters() {
  const search = useSearch({ from: '/competitions' });
  const navigate = useNavigate({ from: '/competitions' });
  const filters = filtersOf(search);
  const change = (part: Partial<Record<keyof Filters, string | undefined>>) =>
    void navigate({
      search: (old) => ({ ...old, ...part }) as typeof old,
      replace: true,
      resetScroll: false,
    });
  const field = useAddressSearch(search.search ?? '', (words) =>
    change({ search: words || undefined }),
  );
  const select = (
    name: Exclude<keyof Filters, 'search'>,
    label: string,
    placeholder: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      placeholder={placeholder}
      options={options}
      value={search[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value || undefined })}
    />
  );
  const { search: _, ...chosen } = filters;
  return (
    <search>
      <FilterBar
        className="md:grid-cols-3"
        active={Object.keys(chosen).length}
        search={<SearchField label="Search" placeholder="Name, town, organiser" {...field} />}
        filters={
          <>
            {select('country', 'Country', 'All countries', optionsOf(COMPETITION_COUNTRY_LABELS))}
            {select(
              'category',
              'Category',
              'All categories',
              optionsOf(COMPETITION_CATEGORY_LABELS),
            )}
            {select('level', 'Level', 'All levels', optionsOf(COMPETITION_LEVEL_LABELS))}
            {select('status', 'Status', 'Current', optionsOf(LISTED_STATUS_LABELS))}
            {select('month', 'Month', 'Any month', months(search.month))}
          </>
        }
      />
    </search>
  );
}
