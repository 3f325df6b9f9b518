import { type Member, type UserId, accountFaults } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.generated.ts';

/** Whose thing is to be decided: a person's, a club's, or both. */
export interface Matter {
  /** Null where nobody is known. */
  personId: UserId | null;
  /** The club that it belongs to or is about; the people who run it are concerned. */
  clubId?: string | null;
}

/** Nobody decides about their own thing, that of their household, or that of a club they run (rule 35). */
export async function refuseOwnMatter(
  db: Kysely<DB>,
  decider: Pick<Member, 'id'>,
  { personId, clubId = null }: Matter,
): Promise<void> {
  const { rows } = await sql<{ own: boolean }>`
    select ${personId}::uuid is not distinct from ${decider.id}::uuid
      or exists (select from parental_relationships guardian_link
        where guardian_link.parent_id = ${decider.id} and guardian_link.child_id = ${personId} and guardian_link.ended_at is null)
      or exists (select from parental_relationships guardian_link
        where guardian_link.child_id = ${decider.id} and guardian_link.parent_id = ${personId} and guardian_link.ended_at is null)
      or exists (select from club_admins admin
        where admin.club_id = ${clubId} and admin.user_id = ${decider.id}) as own`.execute(db);
  if (rows[0]?.own) throw accountFaults.ownMatter();
}
