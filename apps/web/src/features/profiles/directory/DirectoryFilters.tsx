import { SearchField, SelectField } from '#ui';
import { COUNTRIES } from '@ribbon/domain/accounts';
import {
  DIRECTORY_SORT_LABELS,
  type DirectorySearch,
  DirectorySort,
} from '@ribbon/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchText } from '#lib/search-text.ts';
import { overviewQuery } from '../profiles.queries.ts';

const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

export function DirectoryFilters({
  search,
  onChange,
}: {
  search: DirectorySearch;
  onChange: (change: Partial<DirectorySearch>) => void;
}) {
  const { field, words } = useSearchText(search.search);
  const { data } = useQuery(overviewQuery);
  const look = useEffectEvent((found: string) => {
    if (found !== search.search) onChange({ search: found });
  });
  useEffect(() => look(words), [words]);
  // A specialty from an address stays a choice, also when nobody names it any more.
  const specialties = [...new Set([search.specialty, ...(data?.specialties ?? [])])].filter(
    Boolean,
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField label="Name or username" {...field} />
      <SelectField
        label="Country"
        placeholder="All Countries"
        value={search.country}
        options={asOptions(COUNTRIES)}
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
    </div>
  );
}
