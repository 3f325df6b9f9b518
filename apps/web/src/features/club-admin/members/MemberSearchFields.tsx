import { useSearchText } from '#lib/search-text.ts';
import { SearchField, SelectField } from '#ui';
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
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem] lg:max-w-3xl">
        <SearchField label="Name or username" {...field} />
        <SelectField
          label="Role"
          value={role}
          options={CHOICES}
          onChange={(event) => setRole(event.target.value as Wanted['role'])}
        />
      </div>
      {children({ search: words, role })}
    </>
  );
}
