import type { AdminListState } from '#lib/admin-list/useAdminList.ts';
import { Button, FilterBar, optionsOf, SearchField, SelectField } from '#ui';
import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import {
  ACCOUNT_STATE_LABELS,
  GUARDIAN_STATE_LABELS,
  ROLE_LABELS,
  USER_TYPE_LABELS,
  YES_NO_LABELS,
} from '@ribbon/domain/admin-accounts';
import { ClubField } from './ClubField.tsx';

const CHOICES = [
  { name: 'userType', label: 'Type', all: 'All types', labels: USER_TYPE_LABELS },
  { name: 'role', label: 'Role', all: 'All roles', labels: ROLE_LABELS },
  { name: 'ageBand', label: 'Age', all: 'All ages', labels: AGE_BAND_LABELS },
  { name: 'guardian', label: 'Guardian', all: 'Any', labels: GUARDIAN_STATE_LABELS },
  { name: 'status', label: 'Status', all: 'All statuses', labels: ACCOUNT_STATE_LABELS },
  { name: 'verified', label: 'Verified', all: 'Any', labels: YES_NO_LABELS },
  { name: 'beta', label: 'Beta access', all: 'Any', labels: YES_NO_LABELS },
] as const;

/** Search text and filters; on a phone the filters are in a sheet. */
export function AccountFilterBar({
  list: { filters, change, searchField },
}: {
  list: Pick<AdminListState<unknown>, 'filters' | 'change' | 'searchField'>;
}) {
  const active = Object.entries(filters).filter(
    ([name, value]) => name !== 'search' && value !== undefined,
  ).length;
  return (
    <FilterBar
      active={active}
      className="sm:grid-cols-2 lg:grid-cols-5"
      search={
        <SearchField
          label="Search"
          placeholder="Name, username or email"
          className="lg:col-span-2"
          {...searchField}
        />
      }
      filters={
        <>
          {CHOICES.map(({ name, label, all, labels }) => (
            <SelectField
              key={name}
              label={label}
              placeholder={all}
              options={optionsOf(labels)}
              value={filters[name] ?? ''}
              onChange={({ target }) => change({ [name]: target.value || undefined })}
            />
          ))}
          {filters['clubId'] === undefined ? (
            <ClubField label="Club" onChoose={(clubId) => change({ clubId })} />
          ) : (
            <Button variant="secondary" onClick={() => change({ clubId: undefined })}>
              Show all clubs
            </Button>
          )}
        </>
      }
    />
  );
}
