import { useSearchText } from '#lib/forms/search-text.ts';
import { FilterBar, SearchField, SelectField } from '#ui';
import type { MemberSearch, MembershipType } from '@ribbon/domain/clubs';
import { useState } from 'react';

const ROLES: Readonly<Record<MembershipType, string>> = {
  admin: 'Admins',
  coach: 'Coaches',
  member: 'Members',
};
const CHOICES = [
  { value: '', label: 'All Roles' },
  ...(['admin', 'coach', 'member'] as const).map((role) => ({ value: role, label: ROLES[role] })),
];

type Wanted = Pick<MemberSearch, 'search' | 'role'>;

/** Finds people of a club: shown are the fields, and asked for is what was typed, a moment later. */
export function MemberSearchFields({
  children,
}: {
  children: (wanted: Wanted) => React.ReactNode;
}) {
  const { field, words } = useSearchText();
  const [role, setRole] = useState<Wanted['role']>('');
  return (
    <>
      <FilterBar
        className="grid-cols-[1fr_14rem] lg:max-w-3xl"
        active={role === '' ? 0 : 1}
        search={<SearchField label="Name or username" {...field} />}
        filters={
          <SelectField
            label="Role"
            value={role}
            options={CHOICES}
            onChange={(event) => setRole(event.target.value as Wanted['role'])}
          />
        }
      />
      {children({ search: words, role })}
    </>
  );
}
