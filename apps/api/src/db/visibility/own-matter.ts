import { hasGuardianTie } from './relations.ts';
import { type Member, type UserId, accountFaults } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../schema.generated.ts';

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
      or ${hasGuardianTie(sql`${decider.id}::uuid`, sql`${personId}::uuid`)}
      or ${hasGuardianTie(sql`${personId}::uuid`, sql`${decider.id}::uuid`)}
      or exists (select from club_admins admin
        where admin.club_id = ${clubId} and admin.user_id = ${decider.id}) as own`.execute(db);
  if (rows[0]?.own) throw accountFaults.ownMatter();
}
