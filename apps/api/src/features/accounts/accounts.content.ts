import type { ContentKind } from '#platform/content/content';
import { sql } from 'kysely';
import type { Corrections } from './corrections/accounts.corrections.service.ts';
import type { UserTypes } from './corrections/accounts.user-types.service.ts';

interface Needs {
  correcting: Corrections;
  types: UserTypes;
}

/** A corrected name or month of birth, which guardians check, and another type of account, which moderators do. */
export const accountContent = ({ correcting, types }: Needs): ContentKind[] => [
  {
    kind: 'correction',
    excerpt: (id) => sql`
      select correction.full_name || ', born in ' || to_char(
          make_date(correction.birth_year, correction.birth_month, 1), 'FMMonth YYYY') as text,
        correction.user_id as author
      from corrections correction where correction.id = ${id}`,
    guardian: {
      column: 'correction_id',
      permission: null,
      decide: correcting.decideAsGuardian,
    },
  },
  { kind: 'user_type', queue: types.holder },
];
