import { isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

interface Nameplate {
  username: string;
  fullName: string | null;
  email: string | null;
}

/** The child's own rows, as far as guardians fill them in. */
export const childStore = {
  async nameplate(db: Kysely<DB>, id: UserId): Promise<Nameplate | undefined> {
    return db
      .selectFrom('athlete_profiles as profile')
      .innerJoin('users as account', 'account.id', 'profile.id')
      .select(['profile.username', 'profile.full_name as fullName', 'account.email'])
      .where('profile.id', '=', id)
      .executeTakeFirst();
  },

  async countryOf(db: Kysely<DB>, id: UserId): Promise<string | null> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('country')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.country ?? null;
  },

  /** Between 13 and 17, when one says oneself who is linked. */
  async isYoung(db: Kysely<DB>, id: UserId, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('athlete_profiles as profile')
      .select('profile.id')
      .where('profile.id', '=', id)
      .where(bandOf('profile', now), 'in', ['13-15', '16-17'])
      .executeTakeFirst();
    return row !== undefined;
  },

  async isWaiting(db: Kysely<DB>, id: UserId): Promise<boolean> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'awaiting_guardian')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether the child still waits, holding the account still until the transaction ends. */
  async lockWaiting(tx: Kysely<DB>, id: UserId): Promise<boolean> {
    const { rows } = await sql`
      select from athlete_profiles where id = ${id} and status = 'awaiting_guardian' for update`.execute(
      tx,
    );
    return rows.length === 1;
  },

  async waitingSince(db: Kysely<DB>, id: UserId): Promise<Date | undefined> {
    const row = await db
      .selectFrom('athlete_profiles')
      .select('waiting_since')
      .where('id', '=', id)
      .where('status', '=', 'awaiting_guardian')
      .executeTakeFirst();
    return row?.waiting_since ?? undefined;
  },

  /** Children whose guardian has not answered, the oldest first. */
  async unanswered(db: Kysely<DB>, before: Date, limit: number): Promise<UserId[]> {
    const rows = await db
      .selectFrom('athlete_profiles')
      .select('id')
      .where('status', '=', sql.lit('awaiting_guardian'))
      .where('waiting_since', '<', before)
      .orderBy('waiting_since')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id as UserId);
  },

  /** The addresses of a child's guardians, the main guardian's first. */
  async guardianAddresses(db: Kysely<DB>, childId: UserId): Promise<string[]> {
    const { rows } = await sql<{ email: string }>`
      select account.email from parental_relationships guardian_link join users account on account.id = guardian_link.parent_id
      where guardian_link.child_id = ${childId} and ${isLivingLink()} and account.email is not null
      order by guardian_link.role = 'primary' desc, guardian_link.created_at`.execute(db);
    return rows.map(({ email }) => email);
  },

  /** Links to people who are 18 now end: to everybody, or to one person. */
  async comeOfAge(
    tx: Kysely<DB>,
    now: Date,
    only?: UserId,
  ): Promise<{ childId: UserId; guardianId: UserId }[]> {
    const { rows } = await sql<{ childId: UserId; guardianId: UserId }>`
      update parental_relationships guardian_link set ended_at = ${now}, end_reason = 'came_of_age'
      from athlete_profiles profile
      where profile.id = guardian_link.child_id and ${isLivingLink()}
        and age_band(profile.birth_month, profile.birth_year, ${now}) = 'adult'
        and ${only === undefined ? sql`true` : sql`profile.id = ${only}`}
      returning guardian_link.child_id as "childId", guardian_link.parent_id as "guardianId"`.execute(
      tx,
    );
    return rows;
  },
};
