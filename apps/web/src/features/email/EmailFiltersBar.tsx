import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import type { AdminListState } from '#lib/admin-list/useAdminList.ts';

/** The same for both lists. */
export function EmailFiltersBar<Page>({
  list,
  names,
}: {
  list: AdminListState<Page>;
  names: readonly string[];
}) {
  return (
    <ListFilters
      list={list}
      className="grid gap-4 sm:grid-cols-[2fr_1fr]"
      search={{ placeholder: 'Search events, data, or error messages...' }}
      choices={[
        {
          name: 'event',
          label: 'Event type',
          placeholder: 'All Event Types',
          options: names.map((name) => ({ value: name, label: name })),
        },
      ]}
    />
  );
}
