import { answersForOthers, hasGuardian } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { AccountStatus, Correction, UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/** What is said about somebody now. */
export interface CurrentDetails {
  fullName: string | null;
  birthMonth: number | null;
  birthYear: number | null;
  status: AccountStatus;
  /** Another one waits for the guardian. */
  correctionWaits: boolean;
  hasGuardian: boolean;
  /** Runs a club or the platform, coaches, or looks after somebody. */
  answersForOthers: boolean;
}

interface NewCorrection {
  userId: UserId;
  madeBy: 'self' | 'guardian' | 'admin';
  current: CurrentDetails;
  correction: Correction;
  waits: boolean;
  at: Date;
}

export const correctionStore = {
  /** What is said about somebody, their profile locked. */
  async lock(tx: Kysely<DB>, userId: UserId): Promise<CurrentDetails | undefined> {
    const { rows } = await sql<CurrentDetails>`
      select profile.full_name as "fullName", profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
        profile.status,
        exists (select from corrections correction
          where correction.user_id = profile.id and correction.state = 'waiting') as "correctionWaits",
        ${hasGuardian(sql.ref('profile.id'))} as "hasGuardian",
        exists (select from user_roles role where role.user_id = profile.id and role.is_active and role.role <> 'member')
          or ${answersForOthers(sql.ref('profile.id'))} as "answersForOthers"
      from athlete_profiles profile where profile.id = ${userId} for update of profile`.execute(tx);
    return rows[0];
  },

  /** When somebody, or the guardian, corrected something lately, newest first. */
  async ownSince(db: Kysely<DB>, userId: UserId, since: Date, limit: number): Promise<Date[]> {
    const rows = await db
      .selectFrom('corrections')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('made_by', '<>', 'admin')
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => row.created_at);
  },

  /** Undefined when another one waits already. */
  async insert(tx: Kysely<DB>, row: NewCorrection): Promise<string | undefined> {
    const { current, correction } = row;
    const inserted = await tx
      .insertInto('corrections')
      .values({
        user_id: row.userId,
        made_by: row.madeBy,
        old_full_name: current.fullName,
        old_birth_month: current.birthMonth,
        old_birth_year: current.birthYear,
        full_name: correction.fullName,
        birth_month: correction.birthMonth,
        birth_year: correction.birthYear,
        state: row.waits ? 'waiting' : 'applied',
        created_at: row.at,
        settled_at: row.waits ? null : row.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id;
  },

  /** Undefined when it does not wait any more. */
  settle: (
    tx: Kysely<DB>,
    id: string,
    { approved, at }: { approved: boolean; at: Date },
  ): Promise<Correction | undefined> =>
    tx
      .updateTable('corrections')
      .set({ state: approved ? 'applied' : 'declined', settled_at: at })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning(['full_name as fullName', 'birth_month as birthMonth', 'birth_year as birthYear'])
      .executeTakeFirst(),
};
