import { type RawBuilder, sql } from 'kysely';

/** Whether somebody looks after a child's account now. */
export const isGuardianOf = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from parental_relationships
    where parent_id = ${viewerId} and child_id = ${sql.ref(person)} and ended_at is null)`;
