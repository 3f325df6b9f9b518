import type { DB } from '#db/schema.generated';
import { isGuardianOf } from '#db/visibility/relations';
import { countTimed, newestOverdue } from '#db/waiting';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import type { AppealId, AppealOutcome, AppealStatus } from '@ribbon/domain/sanctions';
import { type Kysely, sql } from 'kysely';

export interface AppealFacts {
  sanctionId: SanctionId;
  sanctionVersion: number;
  isLifted: boolean;
  personId: UserId;
  issuedBy: UserId | null;
  isOwnChild: boolean;
  status: AppealStatus;
  version: number;
}

const WAITING = { rows: sql`appeals where status = 'waiting'`, since: sql`created_at` };

export const appealStore = {
  /** Undefined when there is one already: of two at once one is kept. */
  async insert(
    tx: Kysely<DB>,
    {
      sanctionId,
      authorId,
      words,
      at,
    }: {
      sanctionId: SanctionId;
      authorId: UserId;
      words: string;
      at: Date;
    },
  ): Promise<AppealId | undefined> {
    const row = await tx
      .insertInto('appeals')
      .values({ sanction_id: sanctionId, author_id: authorId, words, created_at: at })
      .onConflict((conflict) => conflict.column('sanction_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as AppealId | undefined;
  },

  async facts(
    tx: Kysely<DB>,
    id: AppealId,
    { moderator, lock = false }: { moderator: UserId; lock?: boolean },
  ): Promise<AppealFacts | undefined> {
    const { rows } = await sql<AppealFacts>`
      select sanction.id as "sanctionId", sanction.version as "sanctionVersion", sanction.user_id as "personId",
        sanction.lifted_at is not null as "isLifted", sanction.issued_by as "issuedBy", appeal.status, appeal.version,
        ${isGuardianOf(moderator, 'sanction.user_id')} as "isOwnChild"
      from appeals appeal join account_sanctions sanction on sanction.id = appeal.sanction_id
      where appeal.id = ${id} ${lock ? sql`for update of appeal` : sql``}`.execute(tx);
    return rows[0];
  },

  async decide(
    tx: Kysely<DB>,
    id: AppealId,
    decision: { outcome: AppealOutcome; words: string; by: UserId; at: Date; isSame: boolean },
  ): Promise<void> {
    await sql`update appeals set status = ${decision.outcome}, outcome_words = ${decision.words},
      decided_by = ${decision.by}, decided_at = ${decision.at},
      by_same_moderator = ${decision.isSame}, version = version + 1 where id = ${id}`.execute(tx);
  },

  /** Whether somebody else could decide: active, and with the second factor where admins need one. */
  async hasOtherModerators(db: Kysely<DB>, moderator: UserId, needsTwoFactor: boolean) {
    const { rows } = await sql`
      select from user_roles role join users account on account.id = role.user_id
        join athlete_profiles profile on profile.id = role.user_id
      where role.role = 'system_admin' and role.is_active and role.user_id <> ${moderator}
        and profile.status = 'active' and (account.two_factor_enabled or not ${needsTwoFactor}::boolean)
      limit 1`.execute(db);
    return rows.length > 0;
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'appeals', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'appeals', WAITING),
};
