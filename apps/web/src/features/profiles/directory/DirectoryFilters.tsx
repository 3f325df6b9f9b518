import { FilterBar, SearchField, SelectField } from '#ui';
import { COUNTRIES } from '@ribbon/domain/accounts';
import {
  DIRECTORY_SORT_LABELS,
  type DirectorySearch,
  DirectorySort,
} from '@ribbon/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { useAddressSearch } from '#lib/forms/address-search.ts';
import { overviewQuery } from '../profiles.queries.ts';
import { countryName } from '@ribbon/domain/kernel';

const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

export function DirectoryFilters({
  search,
  onChange,
}: {
  search: DirectorySearch;
  onChange: (change: Partial<DirectorySearch>) => void;
}) {
  const field = useAddressSearch(search.search, (words) => onChange({ search: words }));
  const { data } = useQuery(overviewQuery);
  // A specialty from an address stays a choice, also when nobody names it any more.
  const specialties = [...new Set([search.specialty, ...(data?.specialties ?? [])])].filter(
    Boolean,
  );
  return (
    <FilterBar
      className="sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]"
      active={[search.country, search.specialty].filter(Boolean).length}
      search={<SearchField label="Name or username" {...field} />}
      filters={
        <>
          <SelectField
            label="Country"
            placeholder="All Countries"
            value={search.country}
            options={COUNTRIES.map((value) => ({ value, label: countryName(value) }))}
            onChange={(event) =>
              onChange({ country: event.target.value as DirectorySearch['country'] })
            }
          />
          <SelectField
            label="Specialty"
            placeholder="All Specialties"
            value={search.specialty}
            options={asOptions(specialties)}
            onChange={(event) => onChange({ specialty: event.target.value })}
          />
          <SelectField
            label="Sort by"
            value={search.sort}
            options={DirectorySort.options.map((value) => ({
              value,
              label: DIRECTORY_SORT_LABELS[value],
            }))}
            onChange={(event) => onChange({ sort: event.target.value as DirectorySort })}
          />
        </>
      }
    />
  );
}
