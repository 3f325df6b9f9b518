import { isGuardianOf } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { type AccountStatus, type AgeBand, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type { AccountOpening, AccountOpeningId } from '@ribbon/domain/admin-accounts';
import { type Kysely, sql } from 'kysely';

const OPENINGS_SHOWN = 50;

/** The person an administrator acts on. */
export interface Subject {
  personId: UserId;
  isOwnChild: boolean;
  ageBand: AgeBand;
  status: AccountStatus;
  isVerified: boolean;
  hasBetaAccess: boolean;
}

export const subjectStore = {
  /** The person, locked until the transaction ends. */
  async lock(tx: Kysely<DB>, id: UserId, adminId: UserId, now: Date): Promise<Subject | undefined> {
    const { rows } = await sql<
      Omit<Subject, 'ageBand'> & { birthMonth: number | null; birthYear: number | null }
    >`
      select profile.id as "personId", ${isGuardianOf(adminId, 'profile.id')} as "isOwnChild", profile.status,
        profile.is_verified as "isVerified", profile.has_beta_access as "hasBetaAccess",
        profile.birth_month as "birthMonth", profile.birth_year as "birthYear"
      from athlete_profiles profile where profile.id = ${id} for update of profile`.execute(tx);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { birthMonth, birthYear, ...facts } = row;
    return { ...facts, ageBand: ageBandAt({ birthMonth, birthYear }, now) };
  },

  async isOwnChild(db: Kysely<DB>, id: UserId, adminId: UserId): Promise<boolean> {
    const { rows } = await sql<{ own: boolean }>`
      select ${isGuardianOf(adminId, 'profile.id')} as own
      from athlete_profiles profile where profile.id = ${id}`.execute(db);
    return rows[0]?.own ?? false;
  },
};

export const openingStore = {
  async add(
    tx: Kysely<DB>,
    opening: { childId: UserId; adminId: UserId; reason: string; at: Date },
  ): Promise<AccountOpeningId> {
    const { id } = await tx
      .insertInto('account_openings')
      .values({
        child_id: opening.childId,
        admin_id: opening.adminId,
        reason: opening.reason,
        created_at: opening.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as AccountOpeningId;
  },

  async isOpen(db: Kysely<DB>, childId: UserId, adminId: UserId, since: Date): Promise<boolean> {
    const row = await db
      .selectFrom('account_openings')
      .select('id')
      .where('child_id', '=', childId)
      .where('admin_id', '=', adminId)
      .where('created_at', '>', since)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async childOf(db: Kysely<DB>, id: AccountOpeningId): Promise<UserId | undefined> {
    const row = await db
      .selectFrom('account_openings')
      .select('child_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.child_id as UserId | undefined;
  },

  /** Undefined unless the asker is a guardian of the child. */
  async ofChild(
    db: Kysely<DB>,
    guardianId: UserId,
    childId: UserId,
  ): Promise<AccountOpening[] | undefined> {
    const { rows } = await sql<{ openings: (Omit<AccountOpening, 'at'> & { at: string })[] }>`
      select coalesce((select json_agg(opening) from (
          select id, reason, created_at as at from account_openings
          where child_id = profile.id order by created_at desc, id desc limit ${OPENINGS_SHOWN}) opening),
          '[]') as openings
      from athlete_profiles profile where profile.id = ${childId} and ${isGuardianOf(guardianId, 'profile.id')}`.execute(
      db,
    );
    return rows[0]?.openings.map((opening) => ({ ...opening, at: new Date(opening.at) }));
  },
};
